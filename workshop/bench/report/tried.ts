/** Obstacles to the goals that are not reached, and attempts at them. */
export const tried = `Half of the 12 to 13 µs of a cached response are the kernel's; a response of a bare \`node:http\` takes 10 to 11, and its
bare 304 9.6 against nginx's 6. A list's smaller response is nginx's gain, which the server's own work hides here.

A page that is rendered spends two fifths of its time in React and the rest in some thirty places of a twentieth and
less. Symbols of the networks as one mask took a quarter of the home page's elements (1,355 to 1,005) and a sixteenth of
that time. Links without the router's hooks would save a twentieth, and be a second kind of link. Caching the previews
between two pages would save a tenth, and hold only until the next save.

A save regenerates one page before its response, the one used last, and no longer four: with four it took 66 ms, with
one 11, with none 5 to 9 while the next reader waited for 17 to 20.

The largest picture of the home page waits for its HTML, which is 3 kB longer than a line's first round trip carries, and
for two fonts. Cards that are far from the screen are not laid out: 0.1 s less. The first view's style stands in the
page: linked, the first text came after 0.80 s instead of 0.41 s, on a line of 1.6 Mbit/s and 150 ms.

Of the idle memory 62 MB are Node's own file. Four seconds after the start its garbage is collected, 18 MB of it;
libraries of pictures, of stores and of backups are loaded when they are used. The data of a prefetched page is requested
again at the click: with a cache of half a minute an editor would see the state before a save.`;
