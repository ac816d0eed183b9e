import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The QR code that `plugins/qr-code` draws while building. Shows on hover and focus of the element around it. */
export function WechatCode(): ReactNode {
  return (
    <div className="qr">
      <img
        src={useBaseUrl('/assets/wechat-qr.svg')}
        width="144"
        height="144"
        loading="lazy"
        alt={translate({
          id: 'wechat.alt',
          message: 'QR code for WeChat',
          description: 'Text for the QR code',
        })}
      />
      <Translate id="wechat.hint" description="Line below the QR code">
        Scan with WeChat
      </Translate>
    </div>
  );
}
