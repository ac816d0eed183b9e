type LargePicture = {
  readonly src: string;
  readonly alt: string;
  /** Name of the button that closes the dialog. */
  readonly close: string;
  /** Whether the picture has the paper of a plot, which follows the color mode. */
  readonly isPlot: boolean;
};

function createCloseButton(label: string): HTMLButtonElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'i');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg.namespaceURI, 'use');
  use.setAttribute('href', '#i-close');
  svg.append(use);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'picture-large__close';
  button.setAttribute('aria-label', label);
  button.append(svg);
  return button;
}

/** Shows a picture as large as the window allows, until Escape, a click, or another page. */
export function enlarge({ src, alt, close, isPlot }: LargePicture): void {
  const dialog = document.createElement('dialog');
  dialog.className = isPlot ? 'picture-large code-plot' : 'picture-large';
  dialog.setAttribute('aria-labelledby', 'picture-caption');
  const picture = Object.assign(new Image(), { alt: '', src });
  const caption = Object.assign(document.createElement('p'), { id: 'picture-caption', textContent: alt });
  dialog.append(createCloseButton(close), picture, caption);
  const hide = (): void => dialog.close();
  dialog.addEventListener('click', hide);
  addEventListener('taichi:page', hide);
  dialog.addEventListener('close', () => {
    removeEventListener('taichi:page', hide);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
