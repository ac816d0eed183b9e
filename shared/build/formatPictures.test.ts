import { expect, it } from 'vitest';
import { formatPictures } from './formatPictures';

it('asks the bundler for each picture in one module', () => {
  const module = formatPictures({
    covers: { ink: '@site/ink.webp' },
    coverVariants: { ink: '!!variants?360!@site/ink.webp' },
  });
  expect(module).toBe(`export default {
covers: {
"ink": require("@site/ink.webp").default,
},
coverVariants: {
"ink": require("!!variants?360!@site/ink.webp").default,
},
};
`);
});
