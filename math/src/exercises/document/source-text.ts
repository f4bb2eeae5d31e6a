/** Expressions in the document are plain typed maths (`-(a p + q)`, `x^2 + {{…}}` is not needed inside them). */
export type SourceText = string;
