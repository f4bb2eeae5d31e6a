import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary, type ErrorBoundaryVariant } from './messages/ErrorBoundary.tsx';
import { ErrorPage } from './messages/ErrorPage.tsx';

const htmlOf = (part: ReactNode): string => renderToStaticMarkup(part);

/** Returns what is shown where a part has broken. */
function afterError(variant: ErrorBoundaryVariant, path: string, fallback?: ReactNode): string {
  vi.stubGlobal('window', { location: { pathname: path } });
  const boundary = new ErrorBoundary({ variant, children: 'the part', ...(fallback !== undefined && { fallback }) });
  boundary.state = ErrorBoundary.getDerivedStateFromError();
  return htmlOf(boundary.render());
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/c/12' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the error page', () => {
  it('[F12] says sorry, advises to reload and to contact support, and links home', () => {
    const page = htmlOf(createElement(ErrorPage, { supportEmail: 'help@school.example', path: '/c/12' }));
    expect(page).toContain('Sorry...');
    expect(page).toContain('Something went wrong. We&#x27;ll get this fixed as soon as possible!');
    expect(page).toContain('Reload the page. If it happens again,');
    expect(page).toContain('href="mailto:help@school.example"');
    expect(page).toContain('href="/"');
  });
});

describe('an error boundary', () => {
  it('[S11] shows its children as long as nothing breaks', () => {
    expect(new ErrorBoundary({ variant: 'page', children: 'the part' }).render()).toBe('the part');
  });

  it('[F13] [F14] page: says that an error occurred, with a Home button unless already there', () => {
    const words = 'An unexpected error occurred. We&#x27;ll get this fixed as soon as possible!';
    expect(afterError('page', '/c/12')).toContain(words);
    expect(afterError('page', '/c/12')).toContain('>Home<');
    expect(afterError('page', '/')).toContain(words);
    expect(afterError('page', '/')).not.toContain('>Home<');
  });

  it('[F14] full-page: the error page; hide: nothing', () => {
    expect(afterError('full-page', '/c/12')).toContain('Sorry...');
    expect(afterError('hide', '/c/12')).toBe('');
  });

  it("[F15] text: 'There was a problem loading this component'; small: 'Error...'", () => {
    expect(afterError('text', '/c/12')).toContain('There was a problem loading this component');
    expect(afterError('small', '/c/12')).toBe('<span>Error...</span>');
  });

  it('[X17] a part that one cannot do without has a fallback of its own', () => {
    expect(afterError('small', '/c/12', createElement('a', { href: '/account' }, 'Sign in'))).toBe(
      '<a href="/account">Sign in</a>',
    );
  });

  it('[F14] reports a log entry: level error, type Error boundary, message with location', () => {
    const onReport = vi.fn();
    const boundary = new ErrorBoundary({ variant: 'hide', onReport, children: null });
    boundary.componentDidCatch(new TypeError('x is undefined'), { componentStack: '\n    at Task (Task.tsx:3)' });
    expect(onReport).toHaveBeenCalledWith({
      level: 'error',
      type: 'Error boundary',
      message: 'TypeError: x is undefined at /c/12 (at Task (Task.tsx:3))',
    });
  });
});
