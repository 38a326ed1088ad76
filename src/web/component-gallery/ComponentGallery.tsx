import { usePageProperties } from '#web/page-properties.ts';
import { Footer } from '#web/parts/Footer/Footer.tsx';
import { Header } from '#web/parts/Header.tsx';
import { ControlSamples } from './ControlSamples.tsx';
import { ChoiceSamples, FormSamples } from './FormSamples.tsx';
import { PriceSamples } from './PriceSamples.tsx';
import footer from '#web/parts/Footer/Footer.module.css';
import layout from '#web/ui/layout.module.css';
import styles from './ComponentGallery.module.css';

export function ComponentGallery() {
  return (
    <>
      <Header variant="full" />
      <main className={layout.wrap}>
        <h1>Parts and states</h1>
        <div className={styles.sheet}>
          <ControlSamples />
          <PriceSamples />
          <FormSamples />
          <ChoiceSamples />
        </div>
      </main>
      <footer className={footer.footer}>
        <Footer page={usePageProperties()} address="/" />
      </footer>
    </>
  );
}
