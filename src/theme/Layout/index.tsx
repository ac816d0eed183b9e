// Change: own order of parts, with the boxes that work without the app (announcer, load failure, base URL banner).
import { type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { PageMetadata } from '@docusaurus/theme-common';
import AnnouncementBar from '@theme/AnnouncementBar';
import ErrorPageContent from '@theme/ErrorPageContent';
import Footer from '@theme/Footer';
import type { Props } from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import { BackToTop } from '@site/src/components/BackToTop';
import { BaseUrlBanner } from '@site/src/components/BaseUrlBanner';
import { OverlayBackGuard } from '@site/src/components/OverlayBackGuard';
import { LoadFailure } from '@site/src/components/LoadFailure';

export default function Layout({ children, noFooter, title, description }: Props): ReactNode {
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SkipToContent />
      <BaseUrlBanner />
      <AnnouncementBar />
      <Navbar />
      <LoadFailure />
      <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>
      {!noFooter && <Footer />}
      <BackToTop />
      <OverlayBackGuard />
      <p className="vh" id="announcer" role="status" />
    </LayoutProvider>
  );
}
