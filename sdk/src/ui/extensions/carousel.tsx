import { useRef, useState, type ReactNode } from 'react';
import Carousel, { type CarouselRef } from 'antd/es/carousel';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { AntdScope } from '../antd/antd-scope';
import { IconButton } from '../components/icon-button';
import { useKeptFocus } from '../components/kept-focus';
import { VisuallyHidden } from '../components/visually-hidden';
import { prefersReducedMotion } from '../media';
import { useUiText } from '../text/use-ui-text';
import styles from './carousel.module.css';

export interface Slide {
  id: string;
  children: ReactNode;
}

export interface CarouselProps {
  /** Accessible name. */
  label: string;
  /** In display order. */
  slides: readonly Slide[];
}

/** Shows one slide at a time, based on antd's carousel. It never advances automatically. */
export default function CarouselView({ label, slides }: CarouselProps) {
  const text = useUiText();
  const carousel = useRef<CarouselRef>(null);
  const [current, setCurrent] = useState(0);
  const previous = useKeptFocus(current === 0, () => carousel.current?.prev());
  const next = useKeptFocus(current === slides.length - 1, () => carousel.current?.next());
  const position = text('extensions.slide', { position: current + 1, total: slides.length });
  return (
    <AntdScope>
      <section className={styles['carousel']} aria-label={label}>
        <Carousel
          ref={carousel}
          infinite={false}
          dots={false}
          draggable
          speed={prefersReducedMotion() ? 0 : 200}
          beforeChange={(_, to) => setCurrent(to)}
        >
          {slides.map(({ id, children }, index) => (
            <div key={id} inert={index !== current}>
              {children}
            </div>
          ))}
        </Carousel>
        <div className={styles['bar']}>
          <IconButton icon={ChevronLeft} label={text('extensions.previousSlide')} {...previous} />
          <span aria-hidden className={styles['dots']}>
            {slides.map(({ id }, index) => (
              <i key={id} data-current={index === current || undefined} />
            ))}
          </span>
          <VisuallyHidden aria-live="polite">{position}</VisuallyHidden>
          <IconButton icon={ChevronRight} label={text('extensions.nextSlide')} {...next} />
        </div>
      </section>
    </AntdScope>
  );
}
