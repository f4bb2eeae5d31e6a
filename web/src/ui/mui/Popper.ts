import MuiPopper from '@mui/material/Popper';
import { themed } from './themed.tsx';

export const Popper = themed(MuiPopper);
