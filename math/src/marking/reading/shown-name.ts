const greek: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ rho ρ sigma σ ' +
    'tau τ upsilon υ phi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω'
  )
    .split(' ')
    .map((name, index, all) => [name, all[index + 1] ?? ''])
    .filter((_, index) => index % 2 === 0),
);
const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** A name of the tree in a sentence that is not typeset: α, x₁, x_max. */
export function shownName(name: string): string {
  const [letter = '', index = ''] = name.split('_', 2);
  const shown = greek[letter] ?? letter;
  if (index === '') return shown;
  const bare = index.replace(/[{}]/g, '');
  return /^\d+$/.test(bare)
    ? shown + bare.replace(/\d/g, (digit) => lowered[Number(digit)] ?? digit)
    : `${shown}_${bare}`;
}
