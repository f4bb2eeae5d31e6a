export interface SceneWindow {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}
