import { describe, expect, it } from 'vitest';
import { toastTimeout, withToast } from './toast-queue.ts';

describe('toasts', () => {
  it('[K01] stay 5 s for success, info and warning, 10 s for errors, 6 s otherwise', () => {
    expect(toastTimeout('success')).toBe(5000);
    expect(toastTimeout('info')).toBe(5000);
    expect(toastTimeout('warning')).toBe(5000);
    expect(toastTimeout('error')).toBe(10_000);
    expect(toastTimeout(undefined)).toBe(6000);
  });

  it('[D17] can be dismissed unless set otherwise, and keep a given time', () => {
    const [first, second] = withToast(
      withToast([], { message: 'Saved', kind: 'success' }, 'a'),
      { message: 'You are offline', canDismiss: false, timeout: Infinity },
      'b',
    );
    expect(first).toMatchObject({ id: 'a', canDismiss: true, timeout: 5000 });
    expect(second).toMatchObject({ id: 'b', canDismiss: false, timeout: Infinity });
  });

  it('[D17] replace a toast of the same id in its place', () => {
    let queue = withToast([], { message: 'Sending', id: 'send' }, '1');
    queue = withToast(queue, { message: 'Something else' }, '2');
    queue = withToast(queue, { message: 'Sent', id: 'send', kind: 'success' }, '3');
    expect(queue.map((toast) => toast.message)).toEqual(['Sent', 'Something else']);
  });

  it('keep the newest four', () => {
    let queue = withToast([], { message: '0' }, '0');
    for (let n = 1; n < 6; n += 1) queue = withToast(queue, { message: `${n}` }, `${n}`);
    expect(queue.map((toast) => toast.message)).toEqual(['2', '3', '4', '5']);
  });
});
