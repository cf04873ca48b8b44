import { useEffect, useRef, useState } from 'react';
import { documentSkin, useDocumentSkin } from '../theme/use-document-skin';
import { whenVisible } from '../when-visible';
import type { ECharts } from './engine';
import styles from './map.module.css';
import { mapOption, type CountryValue } from './map-option';
import type { MapStep } from './map-scale';

interface WorldMapProps {
  label: string;
  values: readonly CountryValue[];
  steps: readonly MapStep[];
  nameOf(country: string): string;
  format(value: number): string;
}

/** The map. The library that draws it is fetched when it is in sight and the page at rest. */
export function WorldMap({ label, values, steps, nameOf, format }: WorldMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ECharts | null>(null);
  const skin = useDocumentSkin();

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let made: ECharts | null = null;
    const forget = whenVisible(element, async (isWanted) => {
      const { createMap } = await import(/* webpackChunkName: "map-engine" */ './engine');
      if (!isWanted()) return;
      made = createMap(element, documentSkin());
      setMap(made);
    });
    const sizes = new ResizeObserver(() => made?.resize());
    sizes.observe(element);
    return () => {
      forget();
      sizes.disconnect();
      made?.dispose();
    };
  }, []);

  useEffect(() => {
    map?.setTheme(`praxis-${skin}`);
  }, [map, skin]);

  useEffect(() => {
    map?.setOption(mapOption({ values, steps, skin, nameOf, format }));
  }, [map, values, steps, skin, nameOf, format]);

  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      className={styles['map']}
      data-drawn={map !== null}
    />
  );
}
