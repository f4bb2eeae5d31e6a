import { createElement, type ReactElement, type SVGProps } from 'react';

export interface LightIconProps extends SVGProps<SVGSVGElement> {
  /** Of both sides. */
  size?: number | string;
}

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | undefined>>];

/** The component of an icon: its class names, its lines as one path, and what else it is made of. */
export function lightIcon(names: string, path: string, ...shapes: readonly Shape[]) {
  return function Icon({ size = 24, className, children, ...props }: LightIconProps): ReactElement {
    const isNamed = children !== undefined || Object.keys(props).some((name) => /^(?:aria-.*|role|title)$/.test(name));
    const own = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className === undefined ? names : `${names} ${className}`,
      'aria-hidden': isNamed ? undefined : true,
    } as const;
    return createElement(
      'svg',
      { ...own, ...props },
      path === '' ? null : createElement('path', { d: path }),
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
