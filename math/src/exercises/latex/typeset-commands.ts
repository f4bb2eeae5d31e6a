/**
 * Commands that the pages can typeset: commands and environments of MathJax with the packages that they load, and their
 * own macros. A script's test holds these lists true.
 */

/** Commands without arguments. */
const alone =
  'AA And Arrowvert Bbbk Box Bumpeq C Cap Cup Delta Diamond Doteq Downarrow Finv Game Gamma HUGE Huge Im Join LARGE ' +
  'LaTeX Lambda Large Leftarrow Leftrightarrow Lleftarrow Longleftarrow Longleftrightarrow Longrightarrow Lsh N ' +
  'Omega Phi Pi Pr Psi Q R Re Rightarrow Rrightarrow Rsh S SMALL Sigma Small Subset Supset TeX Theta Tiny Uparrow ' +
  'Updelta Updownarrow Upgamma Uplambda Upomega Upphi Uppi Uppsi Upsigma Upsilon Uptheta Upupsilon Upxi Vdash Vert ' +
  'Vvdash Xi Z aleph allowbreak alpha amalg angle approx approxeq arccos arcsin arctan arg arrowvert ast asymp atop ' +
  'backepsilon backprime backsim backsimeq backslash badbreak barwedge because beta beth between bf bigcap bigcirc ' +
  'bigcup bigodot bigoplus bigotimes bigsqcup bigstar bigtriangledown bigtriangleup biguplus bigvee bigwedge ' +
  'blacklozenge blacksquare blacktriangle blacktriangledown blacktriangleleft blacktriangleright bmod bot bowtie ' +
  'boxdot boxminus boxplus boxtimes brace bracevert brack break bullet bumpeq cal cap cdot cdotp cdots celsius ' +
  'centerdot checkmark chi choose circ circeq circlearrowleft circlearrowright circledR circledS circledast ' +
  'circledcirc circleddash clubsuit colon complement cong coprod cos cosh cot coth csc cup curlyeqprec curlyeqsucc ' +
  'curlyvee curlywedge curvearrowleft curvearrowright dagger daleth dashleftarrow dashrightarrow dashv ddagger ' +
  'ddots deg degree delta det diagdown diagup diamond diamondsuit differentialD digamma dim displaystyle div ' +
  'divideontimes doteq doteqdot dotplus dots dotsb dotsc dotsi dotsm dotso doublebarwedge doublecap doublecup ' +
  'downarrow downdownarrows downharpoonleft downharpoonright ell emptyset enspace epsilon eqcirc eqsim eqslantgtr ' +
  'eqslantless equiv eta eth exists exp exponentialE fallingdotseq flat footnotesize forall frown gamma gcd ge geq ' +
  'geqq geqslant gets gg ggg gggtr gimel gnapprox gneq gneqq gnsim goodbreak gt gtrapprox gtrdot gtreqless ' +
  'gtreqqless gtrless gtrsim gvertneqq hbar heartsuit hom hookleftarrow hookrightarrow hslash huge iddots idotsint ' +
  'iff iiiint iiint iint imaginaryI imath impliedby implies in inf infty injlim int intercal intop iota it jmath ' +
  'kappa ker lVert lambda land langle large lbrace lbrack lceil ldotp ldots le leadsto leftarrow leftarrowtail ' +
  'leftharpoondown leftharpoonup leftleftarrows leftrightarrow leftrightarrows leftrightharpoons ' +
  'leftrightsquigarrow leftthreetimes leq leqq leqslant lessapprox lessdot lesseqgtr lesseqqgtr lessgtr lesssim ' +
  'lfloor lg lgroup lhd lim liminf limsup ll llcorner lll llless lmoustache ln lnapprox lneq lneqq lnot lnsim log ' +
  'longleftarrow longleftrightarrow longmapsto longrightarrow looparrowleft looparrowright lor lozenge lrcorner lt ' +
  'ltimes lvert lvertneqq maltese mapsto mathstrut max measuredangle mho micro mid min mit models mp mu multimap ' +
  'nLeftarrow nLeftrightarrow nRightarrow nVDash nVdash nabla natural ncong ne nearrow neg negmedspace ' +
  'negthickspace negthinspace neq newline nexists ngeq ngeqq ngeqslant ngtr ni nleftarrow nleftrightarrow nleq ' +
  'nleqq nleqslant nless nmid nobreak nobreakspace nonscript normalsize not notChar notin nparallel nprec npreceq ' +
  'nrightarrow nshortmid nshortparallel nsim nsubseteq nsubseteqq nsucc nsucceq nsupseteq nsupseteqq ntriangleleft ' +
  'ntrianglelefteq ntriangleright ntrianglerighteq nu nvDash nvdash nwarrow odot ohm oiiint oiint oint ointop ' +
  'oldstyle omega omicron ominus oplus oslash otimes over owns parallel partial perp perthousand phi pi pitchfork ' +
  'pm prec precapprox preccurlyeq preceq precnapprox precneqq precnsim precsim prime prod projlim propto psi qquad ' +
  'quad rVert rangle rbrace rbrack rceil restriction rfloor rgroup rhd rho rightarrow rightarrowtail ' +
  'rightharpoondown rightharpoonup rightleftarrows rightleftharpoons rightrightarrows rightsquigarrow ' +
  'rightthreetimes risingdotseq rm rmoustache rtimes rvert scriptscriptstyle scriptsize scriptstyle searrow sec ' +
  'setminus sf sharp shortmid shortparallel sigma sim simeq sin sinh small smallfrown smallint smallsetminus ' +
  'smallsmile smile space spadesuit sphericalangle sqcap sqcup sqsubset sqsubseteq sqsupset sqsupseteq square star ' +
  'strut subset subseteq subseteqq subsetneq subsetneqq succ succapprox succcurlyeq succeq succnapprox succneqq ' +
  'succnsim succsim sum sup supset supseteq supseteqq supsetneq supsetneqq surd swarrow tan tanh tau textstyle ' +
  'therefore theta thickapprox thicksim thinspace times tiny to top triangle triangledown triangleleft ' +
  'trianglelefteq triangleq triangleright trianglerighteq tt twoheadleftarrow twoheadrightarrow ulcorner unlhd ' +
  'unrhd upalpha uparrow upbeta upchi updelta updownarrow upepsilon upeta upgamma upharpoonleft upharpoonright ' +
  'upiota upkappa uplambda uplus upmu upnu upomega upomicron upphi uppi uppsi uprho upsigma upsilon uptau uptheta ' +
  'upuparrows upupsilon upvarepsilon upvarphi upvarpi upvarrho upvarsigma upvartheta upxi upzeta urcorner vDash ' +
  'varDelta varGamma varLambda varOmega varPhi varPi varPsi varSigma varTheta varUpsilon varXi varepsilon varinjlim ' +
  'varkappa varliminf varlimsup varnothing varphi varpi varprojlim varpropto varrho varsigma varsubsetneq ' +
  'varsubsetneqq varsupsetneq varsupsetneqq vartheta vartriangle vartriangleleft vartriangleright vdash vdots vee ' +
  'veebar vert wedge wp wr xi yen zeta';

/** Commands with one argument. */
const withOne =
  'eqref label ref tag ' +
  'Bbb Bra Braket Ket Set acute array bar bcancel boldsymbol boxed bra braket breve cancel cases check color ddddot ' +
  'dddot ddot displaylines dot eqalign eqalignno fbox frak framebox grave hat hbox hphantom ket leqalignno llap ' +
  'makebox mathbb mathbf mathbfcal mathbffrak mathbfit mathbfscr mathbfsf mathbfsfit mathbfsfup mathbfup mathbin ' +
  'mathcal mathclose mathfrak mathinner mathit mathnormal mathop mathopen mathord mathpunct mathrel mathring mathrm ' +
  'mathscr mathsf mathsfit mathsfup mathtt mathup matrix mbox mod operatorname overbrace overleftarrow ' +
  'overleftrightarrow overline overparen overrightarrow phantom placeholder pmatrix pmb pmod pod rlap set smash ' +
  'sqrt substack symbb symbf symbfcal symbffrak symbfit symbfscr symbfsf symbfsfit symbfsfup symbfup symcal symfrak ' +
  'symit symnormal symrm symscr symsf symsfit symsfup symtt symup text textbf textit textnormal textrm textsf ' +
  'texttt textup tilde underbrace underleftarrow underleftrightarrow underline underparen underrightarrow vbox ' +
  'vcenter vec vphantom vtop widehat widetilde xcancel xleftarrow xrightarrow';

/** Commands with two arguments. */
const withTwo =
  'Ketbra binom cancelto cfrac colorbox dbinom dfrac enclose frac ketbra overset stackbin stackrel tbinom textcolor ' +
  'tfrac underset';

/** Commands with three arguments. */
const withThree = 'fcolorbox overunderset sideset';

/** Commands that stand before a delimiter. */
const beforeDelimiter = 'Big Bigg Biggl Biggm Biggr Bigl Bigm Bigr big bigg biggl biggm biggr bigl bigm bigr';

/** Commands that stand only in certain places, or take a length. */
const elsewhere =
  'above abovewithdelims atopwithdelims breakAlign buildrel cr hdashline hfil hfill hfilll hline hsize hskip ' +
  'hspace kern leftroot limits mkern mskip mspace nolimits nonumber notag overwithdelims root shoveleft ' +
  'shoveright uproot';

const byCount = [`${alone} ${beforeDelimiter} ${elsewhere}`, withOne, withTwo, withThree];

/** How many arguments each command takes, by its name without the backslash. */
export const typesetArguments: ReadonlyMap<string, number> = new Map(
  byCount.flatMap((names, count) => names.split(' ').map((name) => [name, count] as const)),
);

/** Names of environments. */
export const typesetEnvironments: ReadonlySet<string> = new Set(
  (
    'Bmatrix Vmatrix align align* alignat alignat* aligned alignedat array bmatrix cases darray displaymath eqnarray ' +
    'eqnarray* equation equation* flalign flalign* gather gather* gathered indentalign math matrix multline multline* ' +
    'pmatrix smallmatrix split subarray vmatrix xalignat xalignat* xxalignat'
  ).split(' '),
);
