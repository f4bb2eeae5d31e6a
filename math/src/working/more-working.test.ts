import { describe, expect, test } from 'vitest';
import { checkTypedWorking } from './index.ts';

const check = (...lines: readonly string[]) => checkTypedWorking(lines, { syntax: 'plain' });
const verdicts = (lines: string): string[] => check(...lines.split(' / ')).map(({ verdict }) => verdict);
const kept = new Set(['first', 'equivalent', 'implied']);

describe('below a line without a solution', () => {
  const says = 'The line above has no solution, so this line cannot have one.';
  test.each([
    '2x+3=2x+5 / 3=5 / x=2',
    '2x+3=2x+5 / x=1',
    'x+1=x+2 / 1=2 / 0=0',
    'x+y=3 and x+y=5 / x=1 and y=2',
    'x+y=3 and x+y=5 / 0=2 / x=1 and y=2',
    'sqrt(x)=-2 / x=17',
    '|x|=-3 / x=3',
  ])('nothing with a solution follows: %s', (lines) => {
    expect(check(...lines.split(' / ')).at(-1)).toMatchObject({ verdict: 'wrong', says });
  });

  test('of a system no equation follows but a sum of multiples', () => {
    expect(verdicts('x+y=3 and x+y=5 / 3x+3y=13').at(-1)).toBe('implied');
    expect(verdicts('x+y=3 and x+y=5 / x-y=1').at(-1)).toBe('wrong');
    expect(verdicts('x+y=3 and x+y=5 / 0=0').at(-1)).toBe('wrong');
  });
});

describe('a condition beside an equation', () => {
  test.each(['sqrt(x+3)=x+1 / x>=1.5', 'ln(x)=2 / x<0', '1/(x-2)=3 / x!=7/3', '2x=4 / x>1'])(
    'is wrong where a solution does not satisfy it: %s',
    (lines) => {
      expect(verdicts(lines).at(-1)).toBe('wrong');
    },
  );

  test('does not take the place of the equation', () => {
    expect(verdicts('1/(x-2)=3 / x!=2 / 1=3x-2')).toEqual(['first', 'first', 'wrong']);
    expect(verdicts('sqrt(x+3)=x+1 / -3<=x / x+3=x^2+1')).toEqual(['first', 'first', 'wrong']);
  });
});

test('solutions without a place in the equation at the start are to be tested', () => {
  const start = ['ln(x)+ln(x+3)=ln(10)', 'ln(x(x+3))=ln(10)', 'x(x+3)=10'];
  const untested = 'Not every value here solves the equation you started with: put them in.';
  expect(check(...start, 'x=2 or x=-5').at(-1)).toMatchObject({ solutions: 'gained', says: untested });
  expect(check(...start, 'x=2 or x=-5', 'x=-5').at(-1)).toMatchObject({ verdict: 'wrong' });
  expect(check(...start, 'x=2').at(-1)).toMatchObject({ verdict: 'equivalent' });
});

test('a new letter is held to its own equation, whatever it stands for', () => {
  const start = 'e^(2x)-e^x-6=0 / u=e^x / u^2-u-6=0';
  expect(verdicts(`${start} / u=3 or u=-2 / u=3`).slice(3)).toEqual(['equivalent', 'equivalent']);
  expect(verdicts(`${start} / u=3 or u=-7`).at(-1)).toBe('wrong');
});

test('numbers that one equation of a system refuses are wrong, not a lost solution', () => {
  expect(verdicts('2x+y=5 and x-y=1 / 3x=6 / x=2 and y=3').at(-1)).toBe('wrong');
});

describe('right working is kept', () => {
  test.each([
    "f(x)=x^3 / f'(x)=3x^2 / f'(2)=12 / f(2)=8",
    'f(x)=x^2 / f(3)=9',
    "y=x^2 / y'=2x",
    'y=x^2 / dy/dx=2x',
    "f(x)=x^2-4x / f'(x)=2x-4 / f'(x)=0 / x=2 / f(2)=-4",
    "f(x)=x^2-4x / f'(x)=2x-4 / 2x-4=0 / x=2",
    'f(x)=x^2 / F(x)=x^3/3 / F(3)=9',
    'f(x)=x^2 / g(x)=x+1 / f(g(x))=(x+1)^2 / f(g(2))=9',
    'f(x)=x^2 / f(x+h)-f(x)=2xh+h^2',
    'f(x)=x^2+a / f(2)=9 / 4+a=9 / a=5',
    '2x+y=5 and x-y=1 / 3x=6 / x=2 / y=1',
    '2x+y=5 / x-y=1 / 3x=6 / x=2 / y=1',
    '2x+y=7 / y=x+1 / 2x+x+1=7 / 3x=6 / x=2 / y=3',
    'y=2x+1 / y=-x+4 / 2x+1=-x+4 / 3x=3 / x=1 / y=3',
    'x+y+z=6 and x-y=0 and z=2 / 2x+2=6 / x=2 / y=2',
    'A=pi r^2 / r=3 / A=9pi',
    'e^(2x)-3e^x+2=0 / u=e^x / u^2-3u+2=0 / u=1 or u=2 / e^x=1 or e^x=2 / x=0 or x=ln(2)',
    'x^4-5x^2+4=0 / let u = x^2 / u^2-5u+4=0 / u=1 or u=4 / x=1 or x=-1 or x=2 or x=-2',
    '2x+3=7 | -3 / 2x=4 | :2 / x=2',
    '|x-2|=3 / x-2=3 or x-2=-3 / x=5 or x=-1',
    'sin(x)=1/2 / x=pi/6+2pi k or x=5pi/6+2pi k',
    'x^2=-4 / no solution',
    'x+1=x+2 / 1=2 / no solution',
    '2(x-3)=5x-3(x+2) / 2x-6=2x-6 / 0=0 / all real numbers',
    '(x-2)^43(x+1/3)^60=0 / x=2 or x=-1/3',
    '(x-2)(x-3)=0 / x-2=0 / x=2 / x-3=0 / x=3',
    'x^2=9 / x=3 / x=-3',
    'sqrt(x+3)=x+1 / x>=-1 / x+3=(x+1)^2 / x^2+x-2=0 / x=1 or x=-2 / x=1',
    '(x^2-4)/(x-2)=3x / x!=2 / x^2-4=3x(x-2) / -2x^2+6x-4=0 / x=1 or x=2 / x=1',
    'lg(x)+lg(x+3)=1 / x>0 and x+3>0 / lg(x(x+3))=1 / x(x+3)=10 / x=2 or x=-5 / x=2',
    'sqrt(x)=-2 / x=4 / no solution',
    'x/(x-2)=2/(x-2) / x=2 / no solution',
    'x+y=3 and x+y=5 / 2x+2y=8 / 0=2 / no solution',
    '1/(x-2)=3 / D = R \\setminus {2} / 1=3(x-2) / x=7/3',
    'D = R \\setminus {2} / 1/(x-2)=3 / 1=3(x-2) / x=7/3',
    '|2x-1|=5 / case 1: 2x-1=5 / x=3 / Fall 2: 2x-1=-5 / x=-2',
    't^2+4t-32=0 / t=-2+-6 / t in {4,-8}',
    'x+1=1+x / 0=0 / x in R',
    'y=5x-6 / y=-x / 5x-6=-x / x=1 / y=-1',
    'sqrt(x+2)=x / x+2=x^2 / x=2 or x=-1 / x=2',
    '3(2+4) / =3*6 / =18',
    'A=3*4 / =12',
    'x^2-5x+6=0 / D=25-24=1 / x=2 or x=3',
    'x^2-5x+6=0 / p=-5, q=6 / x=2 or x=3',
    'x^2-5x+6=0 / a=1, b=-5, c=6 / x=2 or x=3',
    '2x=6 / x=3 / 2*3=6',
    'f(x)=2x+3 / y=2x+3 / x=2y+3 / y=(x-3)/2',
    'f(x)=x^2 / x=3 / f(3)=9',
    'A=a b / A=3*4 / A=12',
    'A=a b / a=3 / b=4 / A=12',
    'x=3 / y=2x+1=7',
    '3x=1 / x=1/3 / x≈0.33',
    'x^2=2 / x=sqrt(2) or x=-sqrt(2) / x≈1.41 or x≈-1.41',
    '1/3 ≈ 0.33',
    'x^2-2x=0 / x(x-2)=0 / x_1=0 / x_2=2',
    'x^2-2x=0 / x1=0, x2=2',
    'x+y=5 / x-y=1 / (1)+(2): 2x=6 / x=3 / y=2',
    'x+y+z=6 / x-y=0 / z=2 / 2x+2=6 / x=2 / y=2',
    'sin(2x)=1 / 2x=pi/2+2pi k / x=pi/4+pi k',
    'v=20 / t=3 / s=v t / s=60',
    'v=20, t=3 / s=v t / s=20*3 / s=60',
    's=v t / s=60 / v=20 / t=3',
    'a=3 / b=4 / a b=12',
    'a=3 / b=4 / c^2=a^2+b^2 / c^2=25',
    'c^2=a^2+b^2 / a=3, b=4 / c^2=9+16 / c^2=25',
    'r=3 / h=5 / V=pi r^2 h / V=pi*9*5 / V=45pi',
    'U=12 / R=4 / U=R I / 12=4I / I=3',
    '2^x=5 / x≈2.32',
    '1000*1.05^n=2000 / 1.05^n=2 / n≈14.2',
    'x^2=5 / x≈2.24 or x≈-2.24',
    'x^2-4<0 / -2<x<2 / L=(-2,2)',
    'x^2-x>6 / x>3 or x<-2 / L=(-oo,-2) union (3,oo)',
    'x^2-6x+5=0 / x=(6+-sqrt(36-20))/2 / x=(6+-4)/2 / x=5 or x=1',
    'sqrt(x+5)-sqrt(x)=1 / sqrt(x+5)=1+sqrt(x) / x+5=1+2sqrt(x)+x / 4=2sqrt(x) / 2=sqrt(x) / x=4',
  ])('%s', (lines) => {
    const judged = check(...lines.split(' / '));
    expect(judged.filter(({ verdict, solutions }) => !kept.has(verdict) || solutions === 'lost')).toEqual([]);
  });

  test.each([
    ['A=pi r^2', 'r=sqrt(A/pi)', 'r'],
    ['E=m v^2/2', 'v=sqrt(2E/m)', 'v'],
    ['c^2=a^2+b^2', 'c=sqrt(a^2+b^2)', 'c'],
  ])('a formula with a root names the condition gently: %s, %s', (above, line, letter) => {
    expect(check(above, line)[1]).toMatchObject({
      verdict: 'equivalent',
      says: expect.stringContaining(`${letter} \\ge 0`) as string,
    });
  });

  test('a formula with a root may be squared', () => {
    expect(check('T=2pi sqrt(L/g)', 'L=g(T/(2pi))^2')[1]).toMatchObject({ verdict: 'implied', solutions: 'gained' });
  });

  test('in LaTeX as well', () => {
    const lines = ['2x+3=7\\quad\\mid -3', '2x=4\\;|\\,:2', '\\Leftrightarrow x=2'];
    expect(checkTypedWorking(lines).map(({ verdict }) => verdict)).toEqual(['first', 'equivalent', 'equivalent']);
  });
});

describe('what does not follow is never equivalent', () => {
  test.each([
    ['2x+4=8 / k=17 / x=2', 1],
    ['x=1 / y=5', 1],
    ['v=20 / t=3 / s=v t / s=61', 3],
    ['c^2=a^2+b^2 / a=3, b=4 / c^2=49', 2],
    ['a=3 / b=4 / c^2=a^2+b^2 / c=7', 3],
    ['a+b=c / a=2', 1],
    ['2x+y=7 / x=2 / y=3', 1],
    ['2^x=5 / x≈2.34', 1],
    ['x^2-4<0 / -2<x<2 / L=[-2,2]', 2],
    ['x=1 / X=1', 1],
    ['x=1 / k+3=20', 1],
    ['2x+y=5 / y=5+2x / y-2x=5', 1],
    ['2x+y=5 / x-y=1', 1],
    ['x+y=5 / x=3 / y=2', 1],
    ['x^2-5x+6=0 / D=25+24=49', 1],
    ['x^2-5x+6=0 / p=5, q=6', 1],
    ["f(x)=x^3 / f'(x)=3x^2 / f'(2)=11", 2],
    ['f(x)=x^2 / f(x+h)=x^2+h^2', 1],
    ['f(x)=x^2 / F(x)=x^3', 1],
    ['e^(2x)-3e^x+2=0 / u=e^x / u^2-3u-2=0', 2],
    ['2x+y=5 and x-y=1 / 3x=6 / x=2 / y=2', 3],
    ['x^2<4 / x<2', 1],
    ['2x+4<8 / 2x<12', 1],
    ['x^2=4 / x=2 or x=-2 or x=5', 1],
    ['x^2=4 / no solution', 1],
    ['x^2=4 / all real numbers', 1],
    ['3(2+4) / =3*6 / =19', 2],
    ['3x=1 / x=1/3 / x≈0.32', 2],
    ['sqrt(x+9)=x+3 / x+9=x^2+9', 1],
    ['sin(x)=2 / x=arcsin(2)', 1],
    ['3x+2y=7 / x-2y=5 / 4x=2', 2],
    ['A=a b / a=3 / b=4 / A=7', 3],
    ['x=1 / y=5 / x+y=9', 2],
    ['1/3 ≈ 0.34', 0],
    ['A=a b / A=3+4', 1],
    ['x=3 / y=2x+1=8', 1],
    ['f(x)=2x+3 / y=2x+3 / x=2y+4', 2],
  ] as const)('%s', (lines, at) => {
    expect(verdicts(lines)[at]).toBe('wrong');
  });

  test.each(['x^2=9 / x=3', 'cos(x)=1 / x=0', 'x^2=3x / x=3', '(x-1)(x-2)=0 / x=1', 'x^2+y^2=25 and x=3 / y=4'])(
    '%s loses a solution',
    (lines) => {
      expect(check(...lines.split(' / '))[1]).toMatchObject({ verdict: 'implied', solutions: 'lost' });
    },
  );
});

describe('a wrong step gets an apt sentence', () => {
  test.each([
    ['x^2=9 / x=3', 'square root'],
    ['x^2=3x / x=3', 'divide by something that may be 0'],
    ['(x-1)(x-2)=0 / x=1', 'any of its factors'],
    ['cos(x)=1 / x=0', 'each period'],
    ['1/x<1 / 1<x', 'Fewer values'],
    ['sqrt(x)=4 / x=2', 'Put your value of $x$'],
    ['x^2-5x+6=0 / (x-2)(x+3)=0', 'left side changes its value'],
    ['x/3+1=5 / x+1=15', 'every term on both sides'],
    ['x^2+x=6 / x(x+1)=6 / x=6 or x+1=6', 'Only a product that is 0'],
    ['x^2+3x / x^2+5x', 'put $x = 2$ into both lines'],
    ["f(x)=x^3 / f'(x)=3x", 'not the derivative'],
    ['|x+2|=7 / x=5', 'absolute value'],
    ['x^2-4x=0 / x=4', 'divide by something'],
    ['ln(x)=0 / x=0', 'cannot be put into'],
    ['e^(2x)=9 / 2x=3', 'other solutions'],
    ['v=s/t / t=v/s', 'put $s = 2$, $t = 3$'],
    ['x^2=16 / x=+-8', 'None of your values'],
    ['3x+2y=7 / x-2y=5 / 4x=2', 'taken together'],
    ['x=1 / X=1', 'different letters'],
    ['x=1 / y=5', 'the letter $y$ is not in the lines above'],
  ])('%s', (lines, words) => {
    expect(check(...lines.split(' / ')).at(-1)?.says).toContain(words);
  });
});

test('what is hostile is answered within a bound', () => {
  const long = Array.from({ length: 300 }, (_, k) => `x=${k}`).join(' or ');
  expect(check(long, long, 'x^(10^9)=1', '10^(10^10)=x', '(x+y+z)^60=0')).toHaveLength(5);
});

describe('calculations as exercise books have them', () => {
  test.each([
    'A=1/2*g*h / A=1/2*6*4=12',
    'v=s/t / v=100/30≈3.33',
    'c^2=a^2+b^2 / c^2=9+16=25 / c=5 or c=-5',
    'cos(alpha)=b/c / cos(alpha)=3/5=0.6',
    '2x+4=10 / 2x=10-4=6 / x=6/2=3',
    '120*0.85=102 / 102*1.19=121.38',
    '3*4=12 / 5*6=30 / 12+30=42',
    '45-18=27 / 27:3=9',
    'a_n=3n+2 / a_10=3*10+2=32',
    'a_n=2*3^(n-1) / a_1=2 / a_2=6 / a_5=162',
    'a_n=3n+2 / a_n=302 / 3n=300 / n=100',
    'a_1=5 / a_n=5+(n-1)*3 / a_n=3n+2 / a_20=62',
  ])('every line is kept: %s', (lines) => {
    expect(verdicts(lines).filter((verdict) => !kept.has(verdict))).toEqual([]);
  });

  test.each([
    'A=1/2*g*h / A=1/2*6*4=24',
    'v=s/t / v=100/30≈3.43',
    'c^2=a^2+b^2 / c^2=3^2+4^2=26',
    '2x+4=10 / 2x=10+4=14',
    '120*0.85=102 / 102*1.19=120.38',
    '1/2+1/3=3/6+2/6 / 4/6=2/3',
    '3/4+2/3=17/12 / 16/12=4/3',
    'a_n=3n+2 / a_10=33',
    'a_n=3n+2 / a_n=302 / 3n=304',
  ])('the last line is wrong: %s', (lines) => {
    expect(verdicts(lines).at(-1)).toBe('wrong');
  });
});
