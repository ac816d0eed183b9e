/** Text of a cell or output, line by line; each line but the last ends in a line break. */
type Lines = readonly string[];

export type MarkdownCell = {
  readonly cell_type: 'markdown';
  readonly id: string;
  readonly metadata: Readonly<Record<string, never>>;
  readonly source: Lines;
};

export type CodeCell = {
  readonly cell_type: 'code';
  readonly execution_count: null;
  readonly id: string;
  readonly metadata: {
    readonly tags?: readonly string[];
    /** What runs notebooks without a reader has to know: tools/notebooks. */
    readonly taichi?: { readonly frames: number };
  };
  readonly outputs: readonly {
    readonly output_type: 'stream';
    readonly name: 'stdout';
    readonly text: Lines;
  }[];
  readonly source: Lines;
};

export type Cell = MarkdownCell | CodeCell;

/** A notebook in nbformat 4.5: https://nbformat.readthedocs.io/en/latest/format_description.html */
export type Notebook = {
  readonly cells: readonly Cell[];
  readonly metadata: {
    readonly kernelspec: { readonly display_name: string; readonly language: string; readonly name: string };
    readonly language_info: {
      readonly name: string;
      readonly file_extension: string;
      readonly mimetype: string;
    };
    readonly [key: string]: unknown;
  };
  readonly nbformat: 4;
  readonly nbformat_minor: 5;
};
