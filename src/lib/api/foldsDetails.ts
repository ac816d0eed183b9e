type Parameter = { text: readonly unknown[] };

type Described = {
  signature?: { parameters: readonly Parameter[]; keywords?: readonly Parameter[] };
  returns?: { text: readonly unknown[] };
  raises?: readonly unknown[];
  example?: unknown;
};

/** Number of rows that are shown unfolded below the text of a member. */
const openRows = 3;

/** Number of parameters and keywords that have a description. */
export const countParameters = ({ signature }: Described): number =>
  [...(signature?.parameters ?? []), ...(signature?.keywords ?? [])].filter(({ text }) => text.length > 0)
    .length;

/** Whether the details of a member are long enough to be folded. */
export function foldsDetails(member: Described): boolean {
  const rows = countParameters(member) + (member.returns ? 1 : 0) + (member.raises?.length ?? 0);
  return rows > openRows || member.example !== undefined;
}
