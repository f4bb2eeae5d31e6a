/** Where the errors are described: research on learners' mistakes and published lists of mal-rules. */
export const sources = {
  akkoc2008:
    'Akkoç: Pre-service mathematics teachers’ concept images of radian. International Journal of Mathematical Education in Science and Technology 39 (2008)',
  ashlock2010:
    'Ashlock: Error patterns in computation: using error patterns to help each student learn. 10th edition. Allyn & Bacon (2010)',
  ayers1988:
    'Ayers, Davis, Dubinsky, Lewin: Computer experiences in learning composition of functions. Journal for Research in Mathematics Education 19 (1988)',
  aygor2012:
    'Aygor, Ozdag: Misconceptions in linear algebra: the case of undergraduate students. Procedia – Social and Behavioral Sciences 46 (2012)',
  booth1984: 'Booth: Algebra: children’s strategies and errors. NFER-Nelson (1984)',
  booth2014:
    'Booth, Barbieri, Eyer, Paré-Blagoev: Persistent and pernicious errors in algebraic problem solving. Journal of Problem Solving 7 (2014)',
  braithwaite2017:
    'Braithwaite, Pyke, Siegler: A computational model of fraction arithmetic. Psychological Review 124 (2017)',
  brown1978:
    'Brown, Burton: Diagnostic models for procedural bugs in basic mathematical skills. Cognitive Science 2 (1978)',
  cangelosi2013:
    'Cangelosi, Madrid, Cooper, Olson, Hartter: The negative sign and exponential expressions. Journal of Mathematical Behavior 32 (2013)',
  chua2005:
    'Chua, Wood: Working with logarithms: students’ misconceptions and errors. The Mathematics Educator 8 (2005)',
  clark1997:
    'Clark, Cordero, Cottrill, Czarnocha, DeVries, St. John, Tolias, Vidakovic: Constructing a schema: the case of the chain rule? Journal of Mathematical Behavior 16 (1997)',
  gur2009: 'Gür: Trigonometry learning. New Horizons in Education 57 (2009)',
  hart1981: "Hart (ed.): Children's understanding of mathematics: 11–16. John Murray (1981)",
  kahneman1982:
    'Kahneman, Slovic, Tversky (eds.): Judgment under uncertainty: heuristics and biases. Cambridge University Press (1982)',
  kieran1992:
    'Kieran: The learning and teaching of school algebra. In: Grouws (ed.): Handbook of Research on Mathematics Teaching and Learning. Macmillan (1992)',
  kirshner2004:
    'Kirshner, Awtry: Visual salience of algebraic transformations. Journal for Research in Mathematics Education 35 (2004)',
  linchevski1999:
    'Linchevski, Livneh: Structure sense: the relationship between algebraic and numerical contexts. Educational Studies in Mathematics 40 (1999)',
  matz1982:
    'Matz: Towards a process model for high school algebra errors. In: Sleeman, Brown (eds.): Intelligent Tutoring Systems. Academic Press (1982)',
  movshovitz1987:
    'Movshovitz-Hadar, Zaslavsky, Inbar: An empirical classification model for errors in high school mathematics. Journal for Research in Mathematics Education 18 (1987)',
  ortonDerivative: 'Orton: Students’ understanding of differentiation. Educational Studies in Mathematics 14 (1983)',
  ortonIntegral: 'Orton: Students’ understanding of integration. Educational Studies in Mathematics 14 (1983)',
  parker1995: 'Parker, Leinhardt: Percent: a privileged proportion. Review of Educational Research 65 (1995)',
  payne1990: 'Payne, Squibb: Algebra mal-rules and cognitive accounts of error. Cognitive Science 14 (1990)',
  radatz1979:
    'Radatz: Error analysis in mathematics education. Journal for Research in Mathematics Education 10 (1979)',
  resnick1989:
    'Resnick, Nesher, Leonard, Magone, Omanson, Peled: Conceptual bases of arithmetic errors: the case of decimal fractions. Journal for Research in Mathematics Education 20 (1989)',
  schechter: 'Schechter: The most common errors in undergraduate mathematics. Vanderbilt University (1994–2009)',
  siegler2013:
    'Siegler, Pyke: Developmental and individual differences in understanding of fractions. Developmental Psychology 49 (2013)',
  siyepu2013:
    'Siyepu: An exploration of students’ errors in derivatives in a university of technology. Journal of Mathematical Behavior 32 (2013)',
  sleeman1984: 'Sleeman: An attempt to understand students’ understanding of basic algebra. Cognitive Science 8 (1984)',
  steinle2004:
    'Steinle: Changes with age in students’ misconceptions of decimal numbers. University of Melbourne (2004)',
  tsamir2001:
    'Tsamir, Almog: Students’ strategies and difficulties: the case of algebraic inequalities. International Journal of Mathematical Education in Science and Technology 32 (2001)',
  vinner1981:
    'Vinner, Hershkowitz, Bruckheimer: Some cognitive factors as causes of mistakes in the addition of fractions. Journal for Research in Mathematics Education 12 (1981)',
  vlassis2004:
    'Vlassis: Making sense of the minus sign or becoming flexible in “negativity”. Learning and Instruction 14 (2004)',
  zakaria2010:
    'Zakaria, Ibrahim, Maat: Analysis of students’ error in learning of quadratic equations. International Education Studies 3 (2010)',
} as const;

export type SourceKey = keyof typeof sources;
