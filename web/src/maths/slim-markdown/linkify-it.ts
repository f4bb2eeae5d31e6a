/** Markdown turns only what is written as a link into one; addresses in the text stay text. */
export class LinkifyIt {
  set(): this {
    return this;
  }
  add(): this {
    return this;
  }
  test(): boolean {
    return false;
  }
  pretest(): boolean {
    return false;
  }
  match(): null {
    return null;
  }
  matchAtStart(): null {
    return null;
  }
}
