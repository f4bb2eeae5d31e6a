import { LoadingBar } from '../ui/waiting/LoadingBar.tsx';
import { Bar, BarInner } from './navigation/Bar.tsx';

/** What stands while the first page is on its way: the bar in its final size, so that nothing moves afterwards. */
export function StartWait() {
  return (
    <Bar isScrolled={false}>
      <LoadingBar active />
      <BarInner />
    </Bar>
  );
}
