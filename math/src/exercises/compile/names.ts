/** Function names and words that plain typed maths keeps for itself, so that no variable may take them. */
const reserved = new Set(
  (
    'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan arccot arcsec arccsc asin acos atan arsinh ' +
    'arcosh artanh asinh acosh atanh log ln lg lb exp sqrt cbrt root abs sign sgn floor ceil ceiling round mod gcd ' +
    'lcm max min binomial binom choose nCr nPr factorial gamma det dim Re Im conj arg ' +
    'pi e i infinity inf oo true false and or not in implies iff sum prod int lim diff to union intersect'
  ).split(' '),
);

/** Why a name cannot be given to a variable, as a sentence, or undefined when it can. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'Give this variable a name.';
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) {
    return `“${name}” is not a name for a variable: use letters and digits and start with a letter.`;
  }
  if (reserved.has(name)) return `“${name}” has a meaning of its own in mathematics: choose another name.`;
  return undefined;
}
