import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentLists } from '../../config/content';
import { pictures } from '../../config/pictures';
import { readDiagram } from '../../plugins/pictures/readDiagram.mjs';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { drawSheet } from './drawSheet';
import { findPictureProblems, listPictures } from './findPictureProblems';
import { findStoreProblems, storeVariants } from './variantStore';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');

runCommandBody(async () => {
  const { values } = parseArgs({ options: { sheet: { type: 'string' }, store: { type: 'boolean' } } });
  const files = contentLists.flatMap(({ folder }) => listPictures(projectRoot, folder));
  if (values.store) {
    const { written, removed } = await storeVariants(projectRoot, pictures);
    console.log(`data/pictures: ${written} files written, ${removed} removed`);
  }
  const problems = [
    ...(await findPictureProblems(projectRoot, files)),
    ...(await findStoreProblems(projectRoot, pictures)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} pictures: ${problems.length} problems`);
  if (problems.length > 0) {
    process.exitCode = 1;
    return;
  }
  if (values.sheet === undefined) return;
  const diagrams = files.filter((file) => file.endsWith('.svg'));
  const entries = diagrams.map((name) => ({ name, drawing: readDiagram(read(name)) }));
  const styles = ['tokens', 'figure'].map((name) => read(`src/css/${name}.css`)).join('');
  writeFileSync(values.sheet, drawSheet(entries, styles));
  console.log(`${diagrams.length} diagrams: ${values.sheet}`);
});
