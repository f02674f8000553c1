// The style sheet of boards in other pages, as the module that their script imports.

import { build } from 'esbuild';

/** @type {import('esbuild').Plugin} */
export const STYLE = {
  name: 'style',
  setup(run) {
    run.onLoad({ filter: /board\/style\.js$/ }, async () => {
      const { outputFiles } = await build({
        bundle: true,
        charset: 'utf8',
        entryPoints: ['page/style/element.css'],
        minify: true,
        write: false,
      });
      return { contents: `export const STYLE = ${JSON.stringify(outputFiles[0].text.trim())};` };
    });
  },
};
