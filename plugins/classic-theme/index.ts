import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';
import * as classicModule from '@docusaurus/theme-classic';
import type { PluginOptions } from '@docusaurus/theme-classic';
import { baseUrlScript } from './baseUrlScript';
import { speculationRules } from './speculationRules';
import { emitAssets } from '../../shared/build/emitAssets';
import { bundleScript } from './bundleScript';

// The types of the package leave out what Docusaurus itself calls on every theme module.
const { default: themeClassic, ...checks } = classicModule as unknown as PluginModule & {
  default: (context: LoadContext, options: PluginOptions) => Plugin;
};

/** The checks of the classic theme: unknown options and wrong theme settings are refused. */
export const { getSwizzleConfig, validateOptions, validateThemeConfig } = checks;

/** The classic theme without Infima, Prism's browser languages and its inline scripts: see README.md. */
export default function classicTheme(context: LoadContext, options: PluginOptions): Plugin {
  const classic = themeClassic(context, options);
  const themeDir = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const { siteConfig, siteStorage, baseUrl, siteDir } = context;
  const boot = bundleScript(path.join(siteDir, 'src/boot/boot.ts'));
  const interaction = bundleScript(path.join(siteDir, 'src/boot/interaction.ts'));
  const { colorMode } = siteConfig.themeConfig as ThemeConfig;
  if (colorMode.respectPrefersColorScheme) {
    throw new Error(
      'colorMode.respectPrefersColorScheme: src/boot/colorMode.ts supports dark and light only. Fix: set it to false.',
    );
  }
  return {
    ...classic,
    getThemePath: () => path.join(themeDir, 'theme'),
    getTypeScriptThemePath: () => path.join(themeDir, '../src/theme'),
    // Lightning CSS, which makes the sheets small, knows `browserslist` too; postcss-preset-env only added to that.
    configurePostCss: (postCss: object) => ({ ...postCss, plugins: [] }),
    getClientModules: () => options.customCss.map((file) => path.resolve(siteDir, file)),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : { plugins: [emitAssets({ [boot.file]: boot.code, [interaction.file]: interaction.code })] },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {
            src: `${baseUrl}${boot.file}`,
            'data-namespace': siteStorage.namespace,
            'data-mode': colorMode.defaultMode,
            'data-announcement': String(siteConfig.customFields?.announcementId ?? ''),
            'data-interaction': `${baseUrl}${interaction.file}`,
            // Filled while pages are written: plugins/first-view.
            'data-app': '',
          },
        },
        { tagName: 'script', attributes: { type: 'speculationrules' }, innerHTML: speculationRules },
      ],
      postBodyTags: [{ tagName: 'script', innerHTML: baseUrlScript }],
    }),
  };
}
