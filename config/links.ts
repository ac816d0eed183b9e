/** Public addresses of the project outside this site. */
export const links = {
  globalForum: 'https://github.com/taichi-dev/taichi/discussions',
  chineseForum: 'https://forum.taichi-lang.cn/',
  discord: 'https://discord.gg/f25GRdXRfg',
  bilibili: 'https://space.bilibili.com/1779922645',
  cookiePolicy: 'https://taichi.graphics/cookie-policy/',
  privacyPolicy: 'https://taichi.graphics/privacy-policy/',
} as const;
