import type { ReactNode } from 'react';
import { Footer } from '#web/parts/Footer.tsx';
import { Header } from '#web/parts/Header.tsx';
import layout from '#web/ui/layout.module.css';
import type_ from '#web/ui/type.module.css';
import { ChoiceSamples, FormSamples } from './FormSamples.tsx';
import styles from './PartsSheet.module.css';
import { PriceSamples } from './PriceSamples.tsx';
import { ControlSamples } from './ControlSamples.tsx';

export function PartsSheet() {
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
      <Footer variant="full" />
    </>
  );
}

/** One part under a rule and its name. */
export function Sample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.sample}>
      <h2 className={type_.caps}>{name}</h2>
      {children}
    </section>
  );
}
