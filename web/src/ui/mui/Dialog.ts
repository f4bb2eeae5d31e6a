import MuiDialog from '@mui/material/Dialog';
import { themed } from './themed.tsx';

export const Dialog = themed(MuiDialog);
