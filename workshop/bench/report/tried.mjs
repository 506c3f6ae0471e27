/** Obstacles to the goals that are not reached, and attempts at them. */
export const tried = `Half of a kept answer's 12 to 13 µs is the kernel's; an answer of a bare \`node:http\` takes 10 to 11, and its bare 304
9.6 against nginx's 6. A list's smaller answer is nginx's gain, which the server's own work hides here.

A page that is made anew spends two fifths of its time in React and the rest in some thirty places of a twentieth and
less. Symbols of the networks as one mask took a quarter of the home page's elements (1,355 to 1,005) and a sixteenth of
that time. Links without the router's hooks would save a twentieth, and be a second kind of link. Keeping the previews
between two pages would save a tenth, and hold only until the next save.

A save makes one page anew before it is answered, the one used last, and no longer four: with four it took 66 ms, with
one 11, with none 5 to 9 while the next reader waited for 17 to 20.

The largest picture of the home page waits for its HTML, which is 3 kB longer than a line's first round trip carries, and
for two fonts. Cards that are far from the screen are not laid out: 0.1 s less. A style sheet inside the page would save a
round trip in the simulation and none on a line, where it is asked for before the page has ended.

Of the idle memory 62 MB are Node's own file. What the start leaves behind is let go of after four seconds, 18 MB of it;
libraries of pictures, of stores and of backups are loaded when they are used. The data of a page that is
fetched ahead is asked for again at the click: to keep it for half a minute would show an editor what was there before.`;
