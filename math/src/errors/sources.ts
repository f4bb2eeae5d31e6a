/** Where the errors are described: research on learners' mistakes and published lists of mal-rules. */
export const sources = {
  booth2014:
    'Booth, Barbieri, Eyer, Paré-Blagoev: Persistent and pernicious errors in algebraic problem solving. Journal of Problem Solving 7 (2014)',
  braithwaite2017:
    'Braithwaite, Pyke, Siegler: A computational model of fraction arithmetic. Psychological Review 124 (2017)',
  cangelosi2013:
    'Cangelosi, Madrid, Cooper, Olson, Hartter: The negative sign and exponential expressions. Journal of Mathematical Behavior 32 (2013)',
  hart1981: "Hart (ed.): Children's understanding of mathematics: 11–16. John Murray (1981)",
  kirshner2004:
    'Kirshner, Awtry: Visual salience of algebraic transformations. Journal for Research in Mathematics Education 35 (2004)',
  liang2005:
    'Liang, Wood: Working with logarithms: students’ misconceptions and errors. The Mathematics Educator 8 (2005)',
  linchevski1999:
    'Linchevski, Livneh: Structure sense: the relationship between algebraic and numerical contexts. Educational Studies in Mathematics 40 (1999)',
  matz1982:
    'Matz: Towards a process model for high school algebra errors. In: Sleeman, Brown (eds.): Intelligent Tutoring Systems. Academic Press (1982)',
  movshovitz1987:
    'Movshovitz-Hadar, Zaslavsky, Inbar: An empirical classification model for errors in high school mathematics. Journal for Research in Mathematics Education 18 (1987)',
  orhun2004:
    'Orhun: Students’ mistakes and misconceptions on teaching of trigonometry. Journal of Curriculum Studies 32 (2004)',
  ortonDerivative: 'Orton: Students’ understanding of differentiation. Educational Studies in Mathematics 14 (1983)',
  ortonIntegral: 'Orton: Students’ understanding of integration. Educational Studies in Mathematics 14 (1983)',
  payne1990: 'Payne, Squibb: Algebra mal-rules and cognitive accounts of error. Cognitive Science 14 (1990)',
  schechter: 'Schechter: The most common errors in undergraduate mathematics. Vanderbilt University (1994–2009)',
  siegler2013:
    'Siegler, Pyke: Developmental and individual differences in understanding of fractions. Developmental Psychology 49 (2013)',
  sleeman1984: 'Sleeman: An attempt to understand students’ understanding of basic algebra. Cognitive Science 8 (1984)',
  steinle2004:
    'Steinle: Changes with age in students’ misconceptions of decimal numbers. University of Melbourne (2004)',
  tsamir2001:
    'Tsamir, Almog: Students’ strategies and difficulties: the case of algebraic inequalities. International Journal of Mathematical Education in Science and Technology 32 (2001)',
  vinner1981:
    'Vinner, Hershkowitz, Bruckheimer: Some cognitive factors as causes of mistakes in the addition of fractions. Journal for Research in Mathematics Education 12 (1981)',
  vlassis2004:
    'Vlassis: Making sense of the minus sign or becoming flexible in “negativity”. Learning and Instruction 14 (2004)',
} as const;

export type SourceKey = keyof typeof sources;
