import { describe, expect, it } from 'vitest';
import { resolve } from './location.ts';
import { matchRoutes, type RouteObject } from './route.ts';

const routes: RouteObject[] = [
  {
    path: '/',
    children: [
      { index: true },
      { path: ':context/create-task' },
      { path: 'a', children: [{ index: true }, { path: 'classes/new' }, { path: 'classes/:classId' }] },
      { path: 'join/:code' },
      { path: '*' },
    ],
  },
];

const pathAt = (address: string): (string | undefined)[] | undefined =>
  matchRoutes(routes, address)?.map(({ route }) => (route.index === true ? 'index' : route.path));

describe('matchRoutes', () => {
  it('takes the route that says most about the address', () => {
    expect(pathAt('/')).toEqual(['/', 'index']);
    expect(pathAt('/a')).toEqual(['/', 'a', 'index']);
    expect(pathAt('/a/')).toEqual(['/', 'a', 'index']);
    expect(pathAt('/a/classes/new')).toEqual(['/', 'a', 'classes/new']);
    expect(pathAt('/a/classes/7')).toEqual(['/', 'a', 'classes/:classId']);
    expect(pathAt('/b/create-task')).toEqual(['/', ':context/create-task']);
    expect(pathAt('/a/b/c/d')).toEqual(['/', '*']);
  });

  it('reads parameters, also those with signs that are written differently in an address', () => {
    expect(matchRoutes(routes, '/join/A%20B')?.at(-1)?.params).toEqual({ code: 'A B' });
    expect(matchRoutes(routes, '/join/%E0%A4%A')?.at(-1)?.params).toEqual({ code: '%E0%A4%A' });
    expect(matchRoutes(routes, '/x/y%2Fz')?.at(-1)?.params).toEqual({ '*': 'x/y/z' });
  });
});

describe('resolve', () => {
  const from = { pathname: '/c/7', search: '?item=2', hash: '#top' };

  it('leads to an address, or stays on the page for a query or a place in it', () => {
    expect(resolve('/help?q=a#b', from)).toEqual({ pathname: '/help', search: '?q=a', hash: '#b' });
    expect(resolve('?item=3', from)).toEqual({ pathname: '/c/7', search: '?item=3', hash: '' });
    expect(resolve('#end', from)).toEqual({ pathname: '/c/7', search: '', hash: '#end' });
    expect(resolve('?', from)).toEqual({ pathname: '/c/7', search: '', hash: '' });
    expect(resolve({ pathname: '/c', search: '?x=1' }, from)).toEqual({ pathname: '/c', search: '?x=1', hash: '' });
  });
});
