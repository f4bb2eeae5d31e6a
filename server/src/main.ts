// Starts the server as `main.mjs` does, which needs less memory: Node loads more for a program that begins with TypeScript.
import './main.mjs';
