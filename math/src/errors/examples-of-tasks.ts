/** For tests: the same as `examples` for typical errors that show against what the question shows. */
export const examplesOfTasks: Readonly<Record<string, string>> = {
  'chain-factor-dropped':
    'f(x)=(2x+4)^5 => 10(2x+4)^4 : 5(2x+4)^4 : 6(2x+4)^4 | f(x)=sin(3x) => 3cos(3x) : cos(3x) : 2cos(3x)',
  'derivative-inside-function':
    'f(x)=(2x+4)^5 => 10(2x+4)^4 : 5*2^4 : 5*3^4 | f(x)=sin(x^2) => 2x cos(x^2) : cos(2x) : cos(3x)',
  'half-of-product-rule':
    'f(x)=x^5 sin(x) => 5x^4 sin(x)+x^5 cos(x) : 5x^4 sin(x) : 5x^3 sin(x) | f(x)=x e^x => (x+1)e^x : x e^x+0 : 2x e^x',
  'product-of-derivatives':
    'f(x)=x^3 sin(x) => 3x^2 sin(x)+x^3 cos(x) : 3x^2 cos(x) : 4x^2 cos(x) | f(x)=x^2 ln(x) => 2x ln(x)+x : 2 : 5',
  'quotient-of-derivatives':
    'f(x)=sin(x)/x^2 => (x cos(x)-2sin(x))/x^3 : cos(x)/(2x) : cos(x)/(3x) | x^2/(x+1) => (x^2+2x)/(x+1)^2 : 2x : 5x',
  'quotient-rule-reversed':
    'f(x)=x/(x+1) => 1/(x+1)^2 : -1/(x+1)^2 : -2/(x+1)^2 | f(x)=x^2/(x-3) => (x^2-6x)/(x-3)^2 : (6x-x^2)/(x-3)^2 : (5x-x^2)/(x-3)^2',
  'quotient-rule-added':
    'f(x)=x/(x+1) => 1/(x+1)^2 : (2x+1)/(x+1)^2 : (3x+1)/(x+1)^2 | f(x)=x/(2x+5) => 5/(2x+5)^2 : (4x+5)/(2x+5)^2 : (3x+5)/(2x+5)^2',
  'quotient-rule-not-squared':
    'f(x)=x/(x+1) => 1/(x+1)^2 : 1/(x+1) : 3/(x+1) | f(x)=x/(2x+5) => 5/(2x+5)^2 : 5/(2x+5) : 6/(2x+5)',
  'constant-not-dropped': 'f(x)=3x^2+10 => 6x : 6x+10 : 6x+9 | f(t)=4t-7 => 4 : -3 : -6',
  'new-exponent-brought-down': 'f(x)=x^5 => 5x^4 : 4x^4 : 3x^4 | f(x)=2x^7 => 14x^6 : 12x^6 : 11x^6',
  'exponent-not-lowered': 'f(x)=(2x+4)^5 => 10(2x+4)^4 : 10(2x+4)^5 : 9(2x+4)^5 | f(x)=x^6 => 6x^5 : 6x^6 : 5x^6',
  'exponent-not-brought-down':
    'f(x)=x^6 => 6x^5 : x^5 : 3x^5 | f(x)=sqrt(x) => 1/(2sqrt(x)) : 1/sqrt(x) : 3/sqrt(x) | f(x)=x^3+x^2 => 3x^2+2x : x^2+x : x^2+5x',
  'negative-exponent-raised':
    'f(x)=x^(-2) => -2x^(-3) : -2x^(-1) : -3x^(-1) | f(x)=x^(-4) => -4x^(-5) : -4x^(-3) : -5x^(-3)',
  'sign-of-trigonometric-derivative':
    'f(x)=x^2+cos(x) => 2x-sin(x) : 2x+sin(x) : 2x+2sin(x) | f(x)=sin(x)+x^3 => cos(x)+3x^2 : 3x^2-cos(x) : 3x^2-2cos(x)',
  'trigonometric-not-differentiated':
    'f(x)=sin(3x) => 3cos(3x) : 3sin(3x) : 4sin(3x) | f(x)=x^2+cos(x) => 2x-sin(x) : 2x+cos(x) : 2x+2cos(x)',
  'exponential-as-power':
    'f(x)=2^x => 2^x ln(2) : x 2^(x-1) : x 2^(x-2) | f(x)=10^x => 10^x ln(10) : x 10^(x-1) : x 10^(x-2)',
  'logarithm-of-base-left-out': 'f(x)=3^x => 3^x ln(3) : 3^x : 2^x | f(x)=x+5^x => 1+5^x ln(5) : 1+5^x : 1+4^x',
  'integrated-instead': 'f(x)=x^3 => 3x^2 : x^4/4 : x^4/6 | f(x)=1/x => -1/x^2 : ln(x) : 2ln(x)',
  'not-differentiated': 'f(x)=x^3-x => 3x^2-1 : x^3-x : x^3-2x | f(x)=sin(x)+4 => cos(x) : sin(x)+4 : sin(x)+3',
  'differentiated-twice': 'f(x)=x^3+2x => 3x^2+2 : 6x : 5x | f(x)=x^4 => 4x^3 : 12x^2 : 11x^2',
  'differentiated-instead':
    'int (x^4+6x) dx => x^5/5+3x^2+C : 4x^3+6+C : 4x^3+7x+C | int x^3 dx => x^4/4+C : 3x^2+C : 5x^2+C',
  'sign-of-trigonometric-integral':
    'int sin(3x) dx => -cos(3x)/3+C : cos(3x)/3+C : cos(3x)/2+C | int cos(x) dx => sin(x)+C : -sin(x)+C : -2sin(x)+C',
  'trigonometric-not-integrated':
    'int sin(x) dx => -cos(x)+C : sin(x)+C : 2sin(x)+C | int cos(2x) dx => sin(2x)/2+C : cos(2x)/2+C : cos(2x)/3+C',
  'divided-by-old-exponent': 'int x^4 dx => x^5/5+C : x^5/4+C : x^5/3+C | int x^7 dx => x^8/8+C : x^8/7+C : x^8/6+C',
  'not-divided-by-exponent': 'int x^4 dx => x^5/5+C : x^5+C : 2x^5+C | int_0^3 x^2 dx => 9 : 27 : 28',
  'multiplied-by-exponent': 'int x^2 dx => x^3/3+C : 3x^3+C : 4x^3+C | int x^4 dx => x^5/5+C : 5x^5+C : 7x^5+C',
  'constant-not-integrated':
    'int (3x^2+7) dx => x^3+7x+C : x^3+7+C : x^3+8x+C | int (cos(x)+4) dx => sin(x)+4x+C : sin(x)+4+C : sin(x)+5x+C',
  'inner-factor-not-divided':
    'int e^(4x) dx => e^(4x)/4+C : e^(4x)+C : 2e^(4x)+C | int cos(5x) dx => sin(5x)/5+C : sin(5x)+C : sin(5x)/4+C',
  'multiplied-by-inner-factor':
    'int (e^(4x)+x) dx => e^(4x)/4+x^2/2+C : 4e^(4x)+x^2/2+C : 5e^(4x)+x^2/2+C | int (sin(2x)+x^2) dx => x^3/3-cos(2x)/2+C : x^3/3-2cos(2x)+C : x^3/3-3cos(2x)+C',
  'logarithm-for-any-reciprocal':
    'int 1/x^2 dx => -1/x+C : ln(x^2)+C : ln(x^3)+C | int 1/x^3 dx => -1/(2x^2)+C : ln(x^3)+C : ln(x^2)+C',
  'product-of-integrals':
    'int x e^x dx => x e^x-e^x+C : x^2/2 e^x+C : x^2/3 e^x+C | int x sin(x) dx => sin(x)-x cos(x)+C : -x^2/2 cos(x)+C : -x^2/3 cos(x)+C',
  'limits-swapped': 'int_1^3 x^2 dx => 26/3 : -26/3 : -25/3 | int_0^2 x dx => 2 : -2 : -3',
  'lower-limit-left-out': 'int_1^3 x^2 dx => 26/3 : 9 : 31/3 | int_2^5 x dx => 21/2 : 25/2 : 27/2',
  'limits-added': 'int_1^3 x^2 dx => 26/3 : 28/3 : 37/3 | int_2^5 x dx => 21/2 : 29/2 : 31/2',
  'limits-without-integrating': 'int_1^3 x^2 dx => 26/3 : 8 : 41/3 | int_2^5 x^3 dx => 609/4 : 117 : 118',
  'term-moved-without-sign': '6x-11=-x-53 => -6 : -64/7 : -65/7 | 2x+3=7 => 2 : 5 : 6',
  'term-removed-from-one-side': '2x+3=7 => 2 : 7/2 : 9/2 | 5x-10=20 => 6 : 4 : 9',
  'division-not-undone': 'x/4=8 => 32 : 2 : 5 | (x+1)/3=7 => 20 : 9 : 8',
  'exponent-as-factor': '2^x=16 => 4 : 8 : 9 | 3^x=81 => 4 : 27 : 26',
  'logarithm-undone-by-product': 'log_3(x)=4 => 81 : 12 : 13 | log_2(x-1)=3 => 9 : 7 : 8',
  'coefficient-subtracted': '3x=12 => 4 : 9 : 13 | 5x=35 => 7 : 30 : 31',
  'divided-the-wrong-way': '3x=12 => 4 : 1/4 : 1/5 | 4x=8 => 2 : 1/2 : 1/3',
  'not-every-term-multiplied': 'x/3+1=5 => 12 : 14 : 13 | x/2-4=3 => 14 : 10 : 11',
  'product-not-zero': 'x(x+1)=6 => {2,-3} : {6,5} : {6,4} | (x-1)(x+2)=4 => {2,-3} : {5,2} : {5,3}',
  'quadratic-sign-of-c':
    'x^2+3x+1=0 => {(-3+sqrt(5))/2,(-3-sqrt(5))/2} : {(-3+sqrt(13))/2} : {(-3+sqrt(14))/2} | x^2-4x+2=0 => {2+sqrt(2),2-sqrt(2)} : {2+sqrt(6),2-sqrt(6)} : {2+sqrt(7),2-sqrt(7)}',
  'quadratic-divided-by-a': '2x^2+3x-5=0 => {1,-5/2} : {2,-5} : {3,-5} | 3x^2-5x-2=0 => {2,-1/3} : {6,-1} : {7,-1}',
  'square-not-taken-away':
    'x^2+6x-1 => (x+3)^2-10 : (x+3)^2-1 : (x+3)^2-2 | x^2-8x+5 => (x-4)^2-11 : (x-4)^2+5 : (x-4)^2+6',
  'half-not-taken':
    'x^2+6x-1 => (x+3)^2-10 : (x+6)^2-37 : (x+6)^2-38 | x^2-8x+5 => (x-4)^2-11 : (x-8)^2-59 : (x-8)^2-58',
  'composition-as-product':
    'f(x)=3x-6 & g(x)=x^2+1 => 3(x^2+1)-6 : (3x-6)(x^2+1) : (3x-5)(x^2+1) | f(x)=x^2 & g(x)=x+4 => (x+4)^2 : x^2(x+4) : x^2(x+5)',
  'composition-reversed':
    'f(x)=3x-6 & g(x)=x^2+1 => 3(x^2+1)-6 : (3x-6)^2+1 : (3x-6)^2+2 | f(x)=x^2+5 & g(x)=2x => 4x^2+5 : 2x^2+10 : 2x^2+11',
  'inverse-function-as-reciprocal':
    'f(x)=(4x+2)/3 => (3x-2)/4 : 3/(4x+2) : 3/(4x+3) | f(x)=2x-5 => (x+5)/2 : 1/(2x-5) : 1/(2x-6)',
  'equation-not-solved': '2x+3=11 => 4 : 11 : 13 | 7-x=3 => 4 : 3 : 5',
  'matrix-product-reversed':
    'A=[[1,3],[-3,3]] & B=[[-2,-4],[-3,3]] => [[-11,5],[-3,21]] : [[10,-18],[-12,0]] : [[10,-18],[-12,1]] | A=[[1,2],[0,1]] & B=[[1,0],[3,1]] => [[7,2],[3,1]] : [[1,2],[3,7]] : [[1,2],[4,7]] | [[1,2],[0,1]]*[[1,0],[3,1]] => [[7,2],[3,1]] : [[1,2],[3,7]] : [[2,2],[3,7]]',
  'matrix-product-by-entries':
    'A=[[1,3],[-3,3]] & B=[[-2,-4],[-3,3]] => [[-11,5],[-3,21]] : [[-2,-12],[9,9]] : [[-2,-12],[9,8]] | A=[[1,2],[0,1]] & B=[[1,0],[3,1]] => [[7,2],[3,1]] : [[1,0],[0,1]] : [[1,0],[0,2]]',
  'matrix-inverse-by-entries':
    'A=[[2,1],[4,3]] => [[3/2,-1/2],[-2,1]] : [[1/2,1],[1/4,1/3]] : [[1/2,1],[1/4,1/5]] | A=[[1,2],[2,5]] => [[5,-2],[-2,1]] : [[1,1/2],[1/2,1/5]] : [[1,1/2],[1/2,1/4]]',
  'matrix-inverse-without-determinant':
    'A=[[2,1],[4,3]] => [[3/2,-1/2],[-2,1]] : [[3,-1],[-4,2]] : [[3,-1],[-4,5]] | A=[[3,1],[1,2]] => [[2/5,-1/5],[-1/5,3/5]] : [[2,-1],[-1,3]] : [[2,-1],[-1,4]]',
  'matrix-inverse-diagonal-kept':
    'A=[[2,1],[4,3]] => [[3/2,-1/2],[-2,1]] : [[1,-1/2],[-2,3/2]] : [[1,-1/2],[-2,5/2]] | A=[[3,1],[1,2]] => [[2/5,-1/5],[-1/5,3/5]] : [[3/5,-1/5],[-1/5,2/5]] : [[3/5,-1/5],[-1/5,4/5]]',
  'matrix-inverse-signs-kept':
    'A=[[2,1],[4,3]] => [[3/2,-1/2],[-2,1]] : [[3/2,1/2],[2,1]] : [[3/2,1/2],[3,1]] | A=[[3,1],[1,2]] => [[2/5,-1/5],[-1/5,3/5]] : [[2/5,1/5],[1/5,3/5]] : [[2/5,1/5],[2/5,3/5]]',
  'inequality-not-turned':
    '-2x>-6 => x<3 : x>3 : x>4 | 5-x>=2 => (-oo,3] : [3,oo) : [4,oo) | 2x<5x-9 => x>3 : x<3 : x<4',
};
