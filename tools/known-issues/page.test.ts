import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTables, type WrittenRow } from '../rows/readTables';
import { projectRoot } from '../shared/projectRoot';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

/** Each row of the page, by its beginning, with the checks that prove it. */
const proofs: readonly (readonly [beginning: string, ...checks: string[]])[] = [
  ['With a constant such as', 'wrong.folded_division'],
  ['An assignment to an element', 'wrong.vector_argument'],
  ['A misspelled member', 'wrong.struct_member'],
  [
    '`to_numpy`, `from_numpy` and `print`',
    'wrong.offset_to_numpy',
    'wrong.offset_from_numpy',
    'wrong.offset_print',
  ],
  ['`PrefixSumExecutor` on Vulkan', 'wrong.prefix_sum_subgroups'],
  ['Warp operations', 'wrong.warp_on_cpu'],
  ['On the CPU, a struct-for', 'wrong.struct_for_pointer'],
  ['On the CPU, a parallel loop', 'wrong.range_end'],
  ['A sum of comparisons', 'wrong.comparison_sum'],
  ['`SparseSolver.solve`', 'crashes.sparse_solver_numpy_2', 'crashes.conjugate_gradients_numpy_2'],
  ['a kernel that is annotated', 'crashes.scalar_annotation'],
  ['storing a vector', 'crashes.vector_in_scalar_field'],
  ['a constant index', 'crashes.constant_index'],
  ['creating a texture', 'crashes.texture_on_cpu'],
  ['`list.append`', 'crashes.append_in_loop'],
  ['`copy.copy`', 'crashes.copied_ndarray'],
  ['iterating over', 'crashes.iterated_ndarray'],
  ['accessing the element of a 0-D', 'crashes.ndarray_without_dimension'],
  [':plain[`ti.atomic_mul`]', 'crashes.atomic_mul_in_straight_line_code'],
  ['`ti.gpu` or `ti.opengl`', 'crashes.gpu_without_driver', 'crashes.opengl_without_display'],
  ['freeing a `SparseMatrixBuilder`', 'crashes.outliving_matrix_builder'],
  ['`window.show()`', 'crashes.hidden_window_show'],
  ['a C++ program', 'crashes.cpp_with_cpu_module'],
  ['`ti example`', 'tools.example_command', 'tools.diagnose_command'],
  ['`canvas.contour`', 'tools.contour'],
  ['`ti module cppgen`', 'tools.cppgen_arguments'],
  ['the CMake files', 'tools.cmake_configure'],
  ['the memory profiler needs', 'tools.profiler_without_locale'],
  ['the memory profiler fails', 'tools.profiler_with_locale'],
  ['`from_paddle`', 'tools.from_paddle'],
  ['`imwrite`', 'tools.image_highlights'],
  ['structs as kernel', 'missing.struct_arguments'],
  ['gradients of kernels', 'missing.ndarray_gradients'],
  ['argument packs', 'missing.argument_packs', 'missing.one_bit_numbers', 'missing.several_results'],
  ['f-string', 'missing.print_format'],
  ['`PrefixSumExecutor` on the CPU', 'missing.prefix_sum_on_cpu'],
  [
    'sparse and quantized fields',
    ...['missing.sparse_on_vulkan', 'missing.sparse_on_opengl'],
    ...['missing.quantized_on_vulkan', 'missing.quantized_on_opengl'],
  ],
  ['packages for Python', 'missing.python_3_12', 'missing.python_3_13'],
  ['with a driver that reports Vulkan 1.4', 'gpu.vulkan', 'gpu.window'],
  ['textures and subgroup operations', 'gpu.texture', 'gpu.subgroup'],
  ['a real function that calls itself', 'gpu.recursion'],
  ['a sparse matrix of `ti.f64`', 'gpu.sparse_matrix_f64'],
  ['sparse matrices and solvers reject', 'gpu.matrix_times_numpy', 'gpu.solve_numpy', 'gpu.cg_numpy'],
  ['`SparseSolver.info()`', 'gpu.solver_info'],
  ['a field of 3 GiB', 'gpu.large_field'],
  ['an index out of range', 'gpu.out_of_range'],
  ['a parallel loop over a `range`', 'gpu.range_end cuda 2147000000 2146997000'],
  ['`ti.profiler.set_kernel_profiler_toolkit("cupti")`', 'gpu.cupti'],
];

/** What was seen by hand on a machine with a GPU. */
const gpuTables = readTables(read('tools/known-issues/gpu-results.md'));

/** What each check said on 1.5.0, 1.6.0 and 1.7.4. */
const said = new Map(
  [...readTables(read('tools/known-issues/results.md')), ...gpuTables].flatMap(({ rows }) =>
    rows.map(({ cells: [, check = '', ...results] }) => [check.replaceAll('`', ''), results] as const),
  ),
);

function judge(row: WrittenRow, feature: boolean): string[] {
  const [first = '', ...cells] = row.cells;
  const proof = proofs.find(([beginning]) => first.startsWith(beginning));
  const place = `known_issues.md:${row.line}: "${first.slice(0, 40)}"`;
  if (!proof)
    return [
      `${place} has no check. Fix: write one in tools/known-issues/rows, or in gpu.py, and name it in page.test.ts.`,
    ];
  return cells.slice(0, 3).flatMap((cell, release) => {
    // In the last table "yes" means that the feature exists; elsewhere a dash means that there is no problem.
    const written = feature ? cell !== 'yes' : cell !== '–';
    const [, ...checks] = proof;
    const isRun = !checks.some((check) => said.get(check)?.[release] === 'not run');
    const found = checks.map((check) => /^(?:seen|missing):/.test(said.get(check)?.[release] ?? ''));
    const signals = /signal (\d+)/.exec(cell)?.[1];
    const names: Readonly<Record<string, string>> = { 6: 'SIGABRT', 11: 'SIGSEGV' };
    const isOther =
      signals !== undefined && !said.get(checks[0] ?? '')?.[release]?.includes(names[signals] ?? '?');
    if (isRun ? found.some(Boolean) === written && !isOther : cell === 'not run') return [];
    return [
      `${place}, column ${release + 2}: the cell is "${cell}", but its checks said otherwise. Fix: correct the cell, or run the checks again.`,
    ];
  });
}

const folders = ['docs', 'versioned_docs/version-v1.6.0', 'versioned_docs/version-v1.5.0'];

describe.each(folders)('the known issues of %s', (folder) => {
  const tables = readTables(read(`${folder}/faqs/known_issues.md`)).filter(
    ({ header }) => header[1] === '1.5.0',
  );

  it('have a check for each row, and what it said in each cell', () => {
    expect(tables).toHaveLength(5);
    expect(
      tables.flatMap(({ header, rows }) => rows.flatMap((row) => judge(row, header[0] === 'Feature'))),
    ).toEqual([]);
  });
});

it('have a program for each result on a GPU', () => {
  const names = gpuTables.flatMap(({ rows }) =>
    rows.map(({ cells: [, check = ''] }) => /gpu\.(\w+)/.exec(check)?.[1] ?? check),
  );
  const programs = read('tools/known-issues/gpu.py');
  expect(names.filter((name) => !programs.includes(`def ${name}(`))).toEqual([]);
});

it.each([
  ['a row without a check', ['a new bug', 'yes', '–', '–'], 'has no check. Fix'],
  ['a wrong cell', ['`imwrite` turns', 'yes', '–', 'yes'], 'column 3: the cell is "–"'],
  [
    'another signal',
    ['a constant index', 'signal 6', 'signal 11', 'signal 11'],
    'column 3: the cell is "signal 11"',
  ],
  [
    'a result that nobody saw',
    ['`SparseSolver.info()`', '–', 'yes', 'yes'],
    'column 2: the cell is "–", but its checks said otherwise',
  ],
  [
    'a result that is said to be missing',
    ['a field of 3 GiB', 'yes', 'yes', 'not run'],
    'column 4: the cell is "not run"',
  ],
])('reports %s', (_, cells, expected) => {
  const problems = judge({ line: 9, cells }, false);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(expected);
});
