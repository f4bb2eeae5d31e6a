import { styled } from '@mui/material/styles';
import { visuallyHidden } from './visually-hidden.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
