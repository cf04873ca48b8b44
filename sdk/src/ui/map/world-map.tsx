import { useEffect, useRef, useState } from 'react';
import { whenVisible } from '../when-visible';
import type { ECharts } from './engine';
import { fitMap } from './fit-map';
import { mapOption, type MapData } from './map-option';
import styles from './map.module.css';

interface WorldMapProps extends MapData {
  label: string;
}

/** The map. The library that draws it is fetched when it is in sight and the page at rest. */
export function WorldMap({ label, values, steps, nameOf, format }: WorldMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ECharts | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let made: ECharts | null = null;
    const forget = whenVisible(element, async (isWanted) => {
      const { createMap } = await import(/* webpackChunkName: "map-engine" */ './engine');
      if (!isWanted()) return;
      made = createMap(element);
      setMap(made);
    });
    const sizes = new ResizeObserver(() => fitMap(made, element));
    sizes.observe(element);
    return () => {
      forget();
      sizes.disconnect();
      made?.dispose();
    };
  }, []);

  useEffect(() => {
    map?.setOption(mapOption({ values, steps, nameOf, format }), { notMerge: true });
  }, [map, values, steps, nameOf, format]);

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
