import type { Line } from '../../character.ts'
import type { House } from '../../house.ts'

/** Where the ruler of the Ascendant stands: what the person sets out for. */
export const ascendantRulerIn: Record<House, Line[]> = {
  1: [
    {
      says: 'There is little between what you want and what you show, and people who wait for the real you to turn up have already met you.',
      traits: ['open'],
    },
    {
      says: 'You set your own course, and you tend to measure a job or a relationship by how much of yourself you had to leave outside.',
      traits: ['independent'],
    },
    {
      says: "You keep an eye on who you're becoming, and you notice quickly when you've drifted.",
    },
  ],
  2: [
    {
      says: 'You come back, sooner or later, to what you can count on: what you earn, what you own, what you know how to do.',
      traits: ['practical'],
    },
    {
      says: 'Feeling poor makes you feel unlike yourself, even in a month when the numbers are fine.',
    },
    {
      says: 'A good part of your confidence was earned, and you can usually say what it cost.',
      traits: ['steady'],
    },
  ],
  3: [
    {
      says: 'You find out what you want by talking about it, so a long drive with someone chatty has settled more of your life than any list of pros and cons.',
      traits: ['open'],
    },
    {
      says: 'You need to know what is going on around you, and a day without one good exchange feels wasted.',
    },
    {
      says: 'Brothers, sisters, neighbors and coworkers take up more room in your life than you planned for them.',
    },
  ],
  4: [
    {
      says: 'However far you go, the question underneath is where you belong and who else gets to live there.',
      traits: ['private'],
    },
    {
      says: 'You make large decisions at home, in private, and the rest of the world hears about them when they are already settled.',
      traits: ['private'],
    },
    {
      says: 'When home is unsettled nothing else goes right, and a move or a new roommate costs you more than it costs other people.',
    },
  ],
  5: [
    {
      says: 'You do best at what you would do unpaid, and you lose interest in anything that has stopped being enjoyable, including some people.',
      traits: ['playful'],
    },
    {
      says: 'Being liked by one person you have a crush on can outweigh a year of good performance reviews.',
    },
    {
      says: 'You want something to show for your time that has your name on it, and a clever meme counts on a slow day.',
      traits: ['proud'],
    },
  ],
  6: [
    {
      says: 'You become yourself by being useful, and you are hard to reach on a day when nothing needs fixing.',
      traits: ['practical'],
    },
    {
      says: 'The state of your week shows in your body first, and you know which day you skipped.',
    },
    {
      says: 'You judge yourself by an ordinary Tuesday: whether you did what you said, and whether it was done properly.',
      traits: ['orderly'],
    },
  ],
  7: [
    {
      says: 'You find out who you are across from someone, and long stretches alone leave you oddly blank.',
      traits: ['close'],
    },
    {
      says: 'Most of your big turns began with a person, and you would have trouble telling your story without at least two of them.',
      traits: ['close'],
    },
    {
      says: 'You give people the benefit of an equal say, and it takes you a while to see when they are not giving it back.',
    },
  ],
  8: [
    {
      says: 'You are drawn to what people would rather not discuss, and you would sooner hear the worst than be kept comfortable.',
      traits: ['frank'],
    },
    {
      says: 'What you share with someone, money above all, tells you where you stand with them, and you remember exactly who paid.',
      traits: ['wary'],
    },
    {
      says: 'You go through more than one complete change of life, and afterward you are surprised at how little you miss.',
    },
  ],
  9: [
    {
      says: 'You keep setting out: a course, another country, a question you cannot leave alone. The arriving interests you less.',
      traits: ['idealistic'],
    },
    {
      says: 'You need to know what a thing is for before you can do it well, and a boss who says "because" loses you.',
    },
    {
      says: 'People from somewhere else do you good, and several of your opinions started as theirs.',
    },
  ],
  10: [
    {
      says: 'You steer by what you will be known for, and you take it hard when the wrong person gets the credit.',
      traits: ['public'],
    },
    {
      says: 'You may have grown into responsibility early or gone looking for it, and people hand you more of it because you look as though you mind less than you do.',
      traits: ['serious'],
    },
    { says: 'You can live without praise for a long time, but not without a direction.' },
  ],
  11: [
    {
      says: 'You do better in a crew than as a boss or an employee, and your best openings came through somebody who knew somebody.',
      traits: ['public'],
    },
    {
      says: 'You live a little ahead of yourself, in plans, and your friends are the people who take the plans seriously.',
      traits: ['idealistic'],
    },
    {
      says: 'Friends are how you steer, and a bad year usually turns out to be a year when you stopped seeing them.',
    },
  ],
  12: [
    {
      says: 'The important part of your life goes on out of view, and even close friends learn about it after the fact.',
      traits: ['private'],
    },
    {
      says: 'You need more time alone than you admit to, and without it you start to lose track of what you want.',
      traits: ['private'],
    },
    {
      says: 'You do a lot for people who will never know that it was you, and you are better at it than at asking for your turn.',
    },
  ],
}

/** Where the ruler of the Midheaven stands: how the person comes to be known. */
export const midheavenRulerIn: Record<House, Line[]> = {
  1: [
    {
      says: 'At work people hire you, and only then your skills, so a change of employer changes less for you than for most.',
    },
    {
      says: 'You make your own path to a position, usually after trying a borrowed one and finding it too narrow.',
      traits: ['independent'],
    },
  ],
  2: [
    {
      says: 'Your career moves when you ask what the work is worth, and it stalls when you leave the price to others.',
    },
    {
      says: 'You get known for something you can do with your hands, your voice or your eye, and the title follows later.',
    },
  ],
  3: [
    {
      says: 'You get known by what you write, explain or pass along, and the email you took trouble over does more for you than the review.',
    },
    { says: 'Your openings come from close by: a coworker, a sibling, someone on the same train.' },
  ],
  4: [
    {
      says: 'Your public life rests on a private one, and you turn down more for the sake of home than anyone at work knows.',
      traits: ['private'],
    },
    {
      says: 'You work well from home, or in a place where you are treated like family, and badly in a lobby.',
    },
    {
      says: 'You turn to the people at home before you decide anything about your work, and what they think of a job counts for more than its title.',
    },
  ],
  5: [
    {
      says: 'People remember the work you enjoyed, and they can tell which parts you did only because you had to.',
    },
    {
      says: 'You are noticed when you take a risk with your name on it, and overlooked when you play it safe.',
      traits: ['bold'],
    },
  ],
  6: [
    {
      says: 'You earn your reputation in the details, and you are usually the one who is called when it has to be right.',
      traits: ['orderly'],
    },
    {
      says: 'Promotions reach you late, because you look too useful where you are.',
      traits: ['modest'],
    },
  ],
  7: [
    {
      says: 'Your standing grows through partners, and you negotiate better for two than for yourself.',
    },
    {
      says: 'You are known by the company you keep at work, so it pays to choose the people as carefully as the job.',
    },
  ],
  8: [
    {
      says: 'You are trusted with what other people would not touch: budgets, secrets, the meeting that nobody wants to run.',
      traits: ['serious'],
    },
    {
      says: 'Your career changes by endings, and each time the new thing was waiting behind the one you had to give up.',
    },
  ],
  9: [
    {
      says: 'Your name travels further than you do, and the recognition tends to come from another city first.',
    },
    { says: 'You do your best work where you can teach some of it.' },
    {
      says: 'You get tired of a job when you have stopped learning in it, and the next one is likely to be farther off.',
    },
  ],
  10: [
    {
      says: 'You were meant to be visible in what you do, and hiding behind a team does not work for long.',
      traits: ['public'],
    },
    {
      says: 'You take your work personally, and a bad week there is a bad week everywhere.',
      traits: ['serious'],
    },
  ],
  11: [
    {
      says: 'Your openings come through friends and former coworkers, and hardly ever through an application.',
    },
    {
      says: 'You care whether the work does any good to anyone, and you earn your name when it does.',
      traits: ['idealistic'],
    },
  ],
  12: [
    {
      says: 'You do the part of the work that nobody sees, and your name reaches people by way of someone you helped.',
      traits: ['modest', 'private'],
    },
    {
      says: 'You work best out of sight, and you get more done in two undisturbed hours than in a day of meetings.',
      traits: ['private'],
    },
  ],
}
