import { useEffect, useRef, useState } from 'react';
import { whenVisible } from '../when-visible';
import type { ECharts } from './engine';
import { fitMap } from './fit-map';
import { mapOption, type MapData } from './map-option';
import styles from './map.module.css';

interface WorldMapProps extends MapData {
  label: string;
}

/** The map itself. ECharts is lazy-loaded when it is in view and the browser is idle. */
export function WorldMap({ label, values, steps, nameOf, format }: WorldMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ECharts | null>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let created: ECharts | null = null;
    const cancel = whenVisible(element, async (isWanted) => {
      const { createMap } = await import(/* webpackChunkName: "map-engine" */ './engine');
      if (!isWanted()) return;
      created = createMap(element);
      setMap(created);
    });
    const resizeObserver = new ResizeObserver(() => fitMap(created, element));
    resizeObserver.observe(element);
    return () => {
      cancel();
      resizeObserver.disconnect();
      created?.dispose();
    };
  }, []);

  useEffect(() => {
    map?.setOption(mapOption({ values, steps, nameOf, format }), { notMerge: true });
  }, [map, values, steps, nameOf, format]);

  return (
    <div
      ref={container}
      role="img"
      aria-label={label}
      className={styles['map']}
      data-drawn={map !== null}
    />
  );
}
