/** Formats a number of bytes in megabytes, as a reader of the locale writes them. */
export const formatBytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10e6 ? 1 : 0,
  }).format(bytes / 1e6);
