/** The past and future tasks of the demo school's classes. Days count from today; topics pick exercises. */
export interface DemoTask {
  readonly name: string;
  readonly section: string;
  readonly kind: 'practice' | 'assessment';
  readonly topics: readonly string[];
  readonly itemCount: number;
  readonly opensInDays: number;
  readonly dueInDays: number | null;
  /** Share of the class that has worked on it. */
  readonly takenBy: number;
}

export interface DemoClassroom {
  readonly name: string;
  readonly description: string;
  /** Half-open range of the demo learners. */
  readonly learners: readonly [number, number];
  readonly tasks: readonly DemoTask[];
  /** The name of the open task about which its learners ask for help. */
  readonly askedAbout: string;
  /** Its teacher has a live poll. */
  readonly hasPoll?: boolean;
  /** Weights of sections in the grade book, in percent; the class then also has a test with rules. */
  readonly weights?: Readonly<Record<string, number>>;
}

export const demoClassrooms: readonly DemoClassroom[] = [
  {
    name: 'Year 11 Mathematics',
    description: 'Set 2, room B12',
    learners: [0, 16],
    askedAbout: 'Solving equations',
    hasPoll: true,
    tasks: [
      task('Fractions warm-up', 'Number', 'practice', ['fractions', 'arithmetic'], 5, -28, -21, 1),
      task('Powers and roots', 'Number', 'practice', ['arithmetic'], 4, -24, -17, 0.95),
      task('Number test', 'Number', 'assessment', ['arithmetic', 'fractions'], 5, -16, -15, 0.95),
      task('Expanding and factorising', 'Algebra', 'practice', ['algebra'], 5, -14, -7, 0.9),
      task('Solving equations', 'Algebra', 'practice', ['algebra'], 5, -6, 1, 0.6),
      task('Lines and parabolas', 'Functions', 'practice', ['functions'], 4, -2, 5, 0.25),
      task('Algebra test', 'Algebra', 'assessment', ['algebra'], 4, -1, 2, 0),
      task('Right-angled triangles', 'Trigonometry', 'practice', ['trigonometry'], 5, 3, 10, 0),
    ],
    weights: { Number: 30, Algebra: 40, Functions: 15, Trigonometry: 15 },
  },
  {
    name: 'Calculus club',
    description: 'Thursdays after school',
    learners: [10, 20],
    askedAbout: 'Vectors and matrices',
    tasks: [
      task('First derivatives', 'Calculus', 'practice', ['calculus'], 5, -20, -6, 0.9),
      task('Vectors and matrices', 'Linear algebra', 'practice', ['linear-algebra'], 4, -12, 3, 0.6),
      task('Means and medians', 'Statistics', 'practice', ['statistics'], 4, -5, null, 0.4),
    ],
  },
];

function task(
  name: string,
  section: string,
  kind: DemoTask['kind'],
  topics: readonly string[],
  itemCount: number,
  opensInDays: number,
  dueInDays: number | null,
  takenBy: number,
): DemoTask {
  return { name, section, kind, topics, itemCount, opensInDays, dueInDays, takenBy };
}
