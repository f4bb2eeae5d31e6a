import { LoadingBar } from '../ui/waiting/LoadingBar.tsx';
import { Bar, BarInner } from './navigation/Bar.tsx';

/** Shown while the first page loads: the bar in its final size, so that nothing moves afterwards. */
export function StartWait() {
  return (
    <Bar isScrolled={false}>
      <LoadingBar active />
      <BarInner />
    </Bar>
  );
}
