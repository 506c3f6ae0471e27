import { mix } from '../colour.ts';
import { circle, closed, ellipse, rect } from '../lines.ts';
import type { Sheet } from '../sheet.ts';
import { daylight, lying, page, paint, room, roundness } from './room.ts';

export function deskPapers(sheet: Sheet): void {
  room(sheet, '#5d8577', 300);
  daylight(sheet, 690, 232, 150);
  page(sheet, 150, 340, 300, 190, -60, 8);
  page(sheet, 210, 352, 300, 200, -20, 8);
  stamp(sheet, 640, 470);
  sheet.fill(ellipse(430, 516, 44, 18), 'none');
  sheet.stroke(ellipse(420, 512, 42, 17) + ellipse(420, 512, 32, 12), paint.sea, 3.5, 0.75);
  pen(sheet, 250, 560, 420, 470);
}

function stamp(sheet: Sheet, x: number, y: number): void {
  sheet.fill(ellipse(x + 20, y + 46, 118, 22), paint.woodDark, 0.5);
  sheet.fill(
    rect(x - 74, y + 4, 148, 32) + ellipse(x, y + 36, 74, 14),
    roundness(sheet, x - 74, 148, paint.woodDark),
  );
  sheet.fill(ellipse(x, y + 4, 74, 14), mix(paint.wood, '#ffffff', 0.2));
  sheet.fill(
    closed([
      [x - 20, y],
      [x - 14, y - 70],
      [x + 14, y - 70],
      [x + 20, y],
    ]),
    roundness(sheet, x - 20, 40, paint.brass),
  );
  sheet.fill(ellipse(x, y - 96, 36, 42), roundness(sheet, x - 36, 72, paint.wood));
  sheet.fill(ellipse(x - 11, y - 112, 9, 14), '#ffffff', 0.3);
}

function pen(sheet: Sheet, x1: number, y1: number, x2: number, y2: number): void {
  sheet.stroke(`M${x1 + 8} ${y1 + 9}L${x2 + 8} ${y2 + 9}`, paint.woodDark, 9, 0.35);
  sheet.stroke(`M${x1} ${y1}L${x2} ${y2}`, paint.deep, 11);
  sheet.stroke(`M${x1 + 4} ${y1 - 4}L${x2} ${y2 - 3}`, '#5f8a7a', 2.5, 0.9);
  sheet.stroke(`M${x2} ${y2}l26 -14`, paint.brass, 6);
}

export function tenderDossier(sheet: Sheet): void {
  room(sheet, '#7c8f86', 250, '#75553a');
  for (let i = 0; i < 4; i++) {
    sheet.fill(
      closed(lying(250 + i * 4, 252 + i * 14 - 8, 440, 230, -64)),
      i % 2 ? paint.shade : paint.paper,
    );
  }
  sheet.fill(closed(lying(214, 330, 500, 226, -74)), paint.woodDark, 0.4);
  sheet.fill(
    closed(lying(208, 306, 500, 232, -74)),
    sheet.along(140, 300, 700, 540, [
      [0, paint.pine],
      [0.5, paint.cedar],
      [1, paint.deep],
    ]),
  );
  sheet.fill(closed(lying(300, 350, 260, 74, -24)), paint.stone);
  for (const [y, w] of [
    [372, 130],
    [392, 190],
    [408, 160],
  ] as const)
    sheet.stroke(`M${330 - (y - 350) * 0.3} ${y}h${w}`, y < 380 ? paint.cedar : '#8a928b', y < 380 ? 7 : 4);
  sheet.stroke('M664 304C640 380 616 460 598 540', paint.brass, 16);
  sheet.stroke('M660 304C636 380 612 460 594 540', paint.light, 3, 0.8);
  sheet.fill(circle(632, 420, 38), '#7f1f2a');
  sheet.fill(circle(632, 418, 29), '#a3303c');
  sheet.stroke('M620 406h24v24h-24zM632 401l17 17-17 17-17-17z', '#d98a8f', 3);
  pen(sheet, 740, 520, 820, 360);
}

export function documentCheck(sheet: Sheet): void {
  room(sheet, '#3f6a75', 210, '#5c6b66');
  page(sheet, 190, 270, 540, 270, -70, 9);
  for (let i = 0; i < 9; i++)
    sheet.stroke(
      ellipse(560 - i * 0.5, 380 + i * 0.4, 96 - i * 10, 60 - i * 6.4),
      i % 2 ? paint.sea : paint.cedar,
      2.2,
      0.5,
    );
  sheet.stroke('M640 456L800 560', paint.woodDark, 34, 0.35);
  sheet.stroke('M634 444L794 548', '#2b2320', 30);
  sheet.stroke('M640 440L788 536', '#7b675b', 5, 0.8);
  sheet.fill(circle(540, 370, 122), '#cfe6e6', 0.34);
  sheet.inside(circle(540, 370, 116), () => {
    for (let i = 0; i < 13; i++)
      sheet.stroke(ellipse(552, 388, 190 - i * 15, 122 - i * 10), i % 2 ? paint.sea : paint.cedar, 3.4, 0.75);
    sheet.glow(490, 300, 130, 90, '#ffffff', 0.8);
  });
  sheet.stroke(circle(540, 370, 122), '#3a2f2a', 17);
  sheet.stroke(circle(540, 370, 124), paint.brass, 6);
}
