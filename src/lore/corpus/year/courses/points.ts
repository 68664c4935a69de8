import type { PointCourse, YearLord } from '../../../year-ahead.ts'

/** What becomes of each subject of a planet at the moments of its year, in the order of the subjects. */
export const pointCourses: Record<YearLord, readonly PointCourse[]> = {
  sun: [
    {
      jupiter:
        'You are praised for something that you think little of, and you can enjoy it anyway.',
      saturn: [
        'Your confidence has to do without applause, and you see what is left of it.',
        'You compare yourself with someone who started earlier, and your confidence takes a day to come back.',
      ],
      uranus: 'You do something that nobody expected of you, and you find you are proud of it.',
      neptune: 'You doubt what you were sure of, and the doubt goes away with some sleep.',
      pluto: 'Your pride gets in your way once, and you see what it has been protecting.',
      eases: [
        'You do good work on an ordinary day, and it is enough for you to know it.',
        'You ask for no opinion and finish the thing.',
      ],
      solar: 'You can begin something here that you would be proud of even unseen.',
      lunar: [
        'Something you worked on is over, and you can judge it by yourself.',
        "You are seen at your work, and your confidence doesn't depend on what is said.",
      ],
    },
    {
      jupiter: 'You get more say over your day than you had.',
      saturn: [
        "Somebody else's rules fill your day, and one hour of it still goes your own way.",
        "You're told to do it the usual way, and you can say what your own way would save.",
      ],
      uranus: 'You do one thing in your own way without asking, and it stands.',
      neptune: 'You drift along with others for a while, and miss your own way of doing things.',
      pluto: 'You see who profits from your doing things as you were told.',
      eases: [
        'Your own way turns out to be the shorter one.',
        'You choose an hour of the day for yourself, and it stays yours.',
      ],
      solar: 'One hour of the day can become your own choice here.',
      lunar: [
        'You see which of your ways are borrowed, and from whom.',
        'A borrowed way of doing things comes to its end, and your own is there.',
      ],
    },
    {
      jupiter:
        'More than one direction is open to you, and the attractive one is not always yours.',
      saturn: [
        'Your choice of direction meets its first cost, and you can say whether you would pay it.',
        'You decide slowly here, because the decision is yours and not just the next in line.',
      ],
      uranus:
        'You turn off the road you were on, and you had thought about it longer than it looks.',
      neptune: 'You lose sight of where you were going, so the large decision can wait.',
      pluto: 'You see who has been deciding for you, and that you let them.',
      eases: [
        'You decide one thing without asking around.',
        'Your direction is clear enough for the next month, and you need no more.',
      ],
      solar: 'You can take a first step here in the direction that you would choose.',
      lunar: [
        'A road closes here, and it makes the choice between the others easier.',
        'You see where your direction has led so far, and one decision follows from it.',
      ],
    },
  ],
  moon: [
    {
      jupiter: 'There is plenty of comfort to be had, and you notice which kind works.',
      saturn: [
        'The usual comfort is not to be had, and you find out what you need in its place.',
        'You get too little rest, and you learn which of your comforts are only treats.',
      ],
      uranus: 'Your rest is interrupted, and a new habit turns out to calm you.',
      neptune: 'You take for comfort what only makes you tired, and you notice it by the morning.',
      pluto: 'You see what you have been comforting yourself about.',
      eases: [
        'You have a calm evening, and you know what made it one.',
        'A small habit begins to do you good.',
      ],
      solar: 'A habit that calms you can begin here.',
      lunar: [
        'You see what has been keeping you awake.',
        "You sleep badly and know by the morning what is missing, and it's comfort of a plain kind.",
      ],
    },
    {
      jupiter: 'You have enough good humor for two, and you need not lend all of it.',
      saturn: [
        "Somebody else's mood takes up your evening, and you find out whether that was asked of you.",
        "You are too tired to look after anybody's mood, and most moods pass by themselves.",
      ],
      uranus: "You stop smoothing over a mood that isn't yours, and nothing breaks.",
      neptune: "You can't tell your own mood from that of the room, until you leave the room.",
      pluto: 'You see whose mood has decided your day, and since when.',
      eases: [
        'Somebody near you may cheer up without your help.',
        'You have a mood of your own, and it is a good one.',
      ],
      solar: 'You can begin here to ask before you comfort.',
      lunar: [
        'You hear what a person has been feeling, and that it was not about you.',
        'A feeling that was never yours goes back to its owner.',
      ],
    },
    {
      jupiter: 'You feel at home in more company than usual.',
      saturn: [
        'You feel like a guest where you used to feel at home, and you see what has changed.',
        'You have little time for the people with whom you feel at home, and you miss them by name.',
      ],
      uranus: 'A place or a person you had not thought of makes you feel at home.',
      neptune: 'You are homesick for something that may never have been a place.',
      pluto: 'You see where you have only been tolerated, and you stay there less.',
      eases: [
        'You take off the good manners with one more person.',
        'You sit somewhere for an hour and explain nothing.',
      ],
      solar: 'You can begin to make yourself at home here, with people more than with furniture.',
      lunar: [
        'You see which place you have outgrown.',
        "You find out where you are missed, and that's a place to feel at home.",
      ],
    },
  ],
  mercury: [
    {
      jupiter: 'You hear a better opinion than your own, and it costs you little to take it up.',
      saturn: [
        'Your opinion is tested against the facts, and a smaller one is left.',
        "You have to give reasons for your opinion, and one of them doesn't hold.",
      ],
      uranus: 'You change your mind overnight, and the reasons come later.',
      neptune: 'You are not sure what you think, and saying so is more exact than an opinion.',
      pluto: 'You see why you needed to be right.',
      eases: [
        'You say that you were wrong about something small, and people like you for it.',
        'A question of yours gets a plain answer.',
      ],
      solar: 'You can begin here to ask about what you have been sure of.',
      lunar: [
        'You find out how things were, and whether your opinion fits them.',
        'The facts come in, and your opinion fits them or has to be changed.',
      ],
    },
    {
      jupiter: 'You are asked what you know by more people than before.',
      saturn: [
        'You find a gap in what you know, and closing it takes a few evenings.',
        "You are asked about what you know by someone who checks, and you're glad of your notes.",
      ],
      uranus: 'What you know turns out to be useful somewhere else.',
      neptune:
        'You explain what you know badly for a while, because you are no longer sure where to begin.',
      pluto: 'You see what you have kept to yourself in order to be needed.',
      eases: [
        'You explain something once, and it is understood.',
        'You learn the missing part from somebody you have taught.',
      ],
      solar: 'You can begin to teach what you know here, to one person.',
      lunar: [
        'You see how much you know, since you have had to explain all of it.',
        'You finish explaining something, and you know where your knowledge ends.',
      ],
    },
    {
      jupiter: 'You have more to say to people, and the right ones have time for it.',
      saturn: [
        'Talks are short and late, so you see with whom you would like a longer one.',
        'You wait for an answer, and you notice from whom.',
      ],
      uranus: 'You hear from somebody you had not expected to hear from.',
      neptune: 'A message is misread, and a call puts it right.',
      pluto: 'You see with whom you talk in order to win.',
      eases: [
        'A short message gets a long answer.',
        'You listen to somebody to the end, and you learn something.',
      ],
      solar: 'A correspondence can begin here, or begin again.',
      lunar: [
        'You hear what the other person thought of the last talk.',
        'A talk comes to its end, and you have heard the other side.',
      ],
    },
  ],
  venus: [
    {
      jupiter: 'There is more to like than you have time for, so you see what you come back to.',
      saturn: [
        'You have to choose among what you like, and the choice is quicker than you thought.',
        'You have to go without something you like, and you find out how much you liked it.',
      ],
      uranus: 'Your taste changes, and a few things you own look like those of another person.',
      neptune:
        'You are taken with somebody or something you hardly know, and a month tells you more.',
      pluto: 'You want one thing very much, and the rest is easier to let go.',
      eases: [
        'You spend an hour with what you really like, and you know it while it lasts.',
        'You say what you like, and it is arranged.',
      ],
      solar: 'You can begin to like something new here, or someone.',
      lunar: [
        'You see what you have stopped liking.',
        'You see which of the things you like were only fashionable.',
      ],
    },
    {
      jupiter: 'You are given more than you gave, and you can simply take it.',
      saturn: [
        'You give and get too little back, and for once you count.',
        'You are asked for one favor too many, and you learn what a refusal costs.',
      ],
      uranus: 'The usual give and take is broken off, and you find out how it could go otherwise.',
      neptune: 'You give more than you have, because nobody said how much was wanted.',
      pluto: 'You see what was bought with a kindness.',
      eases: [
        'You ask for something back, and it is given gladly.',
        'You give no more than you meant to, and it is enough.',
      ],
      solar: 'A fairer give and take can begin here.',
      lunar: [
        'You see what the two sides have put in.',
        'The account between two people is settled, in thanks if not in kind.',
      ],
    },
    {
      jupiter: 'You are liked without having done anything for it.',
      saturn: [
        'Closeness takes more effort for a while, and you see from whom it comes back.',
        'You see less of the person you want to be close to, and the time you have is better used.',
      ],
      uranus: 'One of you wants more room, and you can be close at that distance too.',
      neptune: 'You guess what the other person wants, and a question would be more exact.',
      pluto: 'You see what you do out of fear that somebody may leave.',
      eases: [
        'You leave out one favor, and you are liked as before.',
        'You say a fond thing directly, and it is answered.',
      ],
      solar: 'Two people can come a step closer here.',
      lunar: [
        'You find out what you are to somebody.',
        'Something is said between you that was only understood before.',
      ],
    },
  ],
  mars: [
    {
      jupiter:
        'You have strength for more than you need, and you can spend it on what is worth it.',
      saturn: [
        'Your strength is rationed, so you see what you would spend it on.',
        "You meet something that effort doesn't move, and you save the effort.",
      ],
      uranus: 'You drop an effort from one day to the next, and you should have done it earlier.',
      neptune: 'You work hard at something that does not answer, and a pause costs you nothing.',
      pluto: 'You put everything into one thing, and you find out whether it was worth that.',
      eases: [
        'You get something done with half the effort, and keep the other half.',
        'Your strength goes where you want it.',
      ],
      solar: 'An effort that is worth it can begin here.',
      lunar: [
        'Something you have fought for is decided, and you can rest.',
        'The result is in, and you see whether it was worth your strength.',
      ],
    },
    {
      jupiter: 'You ask for a lot, and you get a good part of it.',
      saturn: [
        'You are told to wait for what you want, and you find out how much you want it.',
        'You have to repeat what you want, to a person who was told before.',
      ],
      uranus: 'You ask for what you want on an impulse, and it is out.',
      neptune: 'You hint at what you want, and the hint is not understood.',
      pluto: 'You see what you would give up for what you want.',
      eases: [
        'You ask for something small, in plain words, and you get it.',
        'You know what you want before anyone asks.',
      ],
      solar: 'You can ask for what you want here.',
      lunar: [
        'You hear whether you get what you want, and either answer ends the waiting.',
        "You see what you have been wanting in somebody else's place.",
      ],
    },
    {
      jupiter: 'You have more nerve than usual, and some of it is for something good.',
      saturn: [
        'Your anger finds no way out for a while, and turns into a plan.',
        'You swallow your anger for a good reason, and you know the reason.',
      ],
      uranus: 'You do the brave thing before you have thought about it.',
      neptune: 'You are angry and cannot say about what, and it helps to sleep first.',
      pluto: 'You see what you have been angry about for years.',
      eases: [
        'You say the sharp thing in a friendly way, and it works.',
        'You do a small brave thing, and nobody finds it brave but you.',
      ],
      solar: 'You can begin something here that takes nerve.',
      lunar: [
        'A quarrel comes to its end, and you know what it was about.',
        "You have the nerve for the talk you've been rehearsing, since the quarrel has come anyway.",
      ],
    },
  ],
  jupiter: [
    {
      jupiter: 'Your hope comes close enough to be worked on.',
      saturn: [
        'Your hope is measured against the calendar, and one step of it is left.',
        'You hope for less here, and you do more about it.',
      ],
      uranus: 'You hope for something else all at once, and it has been coming for a while.',
      neptune: 'You hope for so much that you do nothing, until you choose one piece of it.',
      pluto: 'You see what you have been hoping in place of doing.',
      eases: [
        'One step toward your hope gets taken.',
        'You tell someone your hope, and it survives the telling.',
      ],
      solar: 'A step toward what you hope for can be taken here.',
      lunar: [
        'You see what has become of a hope, and whether you still have it.',
        'A hope is fulfilled in part, and the part is worth having.',
      ],
    },
    {
      jupiter: 'You are offered more of everything, so it is a good time to practice saying no.',
      saturn: [
        'You have to make do, and you notice what you would not want more of.',
        "You have too much to look after, and you see which thing you'd never miss.",
      ],
      uranus: 'You give something up overnight that you had been collecting for years.',
      neptune: 'You want more without knowing of what.',
      pluto: 'You see what the wish for more has been about.',
      eases: [
        'You have enough for a while, and you leave it at that.',
        'You turn down something good, and sleep well.',
      ],
      solar: 'You can begin here to do one thing less.',
      lunar: [
        'You see that something has become too much, and it is easy to name.',
        "You count what you have, and it's more than you remember getting.",
      ],
    },
    {
      jupiter: 'You meet people who share your beliefs, and you can do something together.',
      saturn: [
        'A belief of yours costs you something, and you find out whether you pay.',
        'You hear a good argument against your beliefs, and you keep the belief and one doubt.',
      ],
      uranus: 'You stop believing one thing, and it is a relief.',
      neptune: 'You believe too readily for a while, so a second source does no harm.',
      pluto: 'You see what your belief has allowed you not to look at.',
      eases: [
        'You act on a belief in a small way, and it fits.',
        'You are fair to somebody you disagree with, and it is noticed.',
      ],
      solar: 'You can begin to act on a belief here.',
      lunar: [
        'You see what a belief has led to.',
        "A belief meets a person it doesn't fit, and you side with the person.",
      ],
    },
  ],
  saturn: [
    {
      jupiter: 'You get help with an obligation, and you see that you would keep this one anyway.',
      saturn: [
        'Your obligations all come due at once, and you can tell them apart by what they give back.',
        'One obligation takes so much room that the others have to be asked for a delay.',
      ],
      uranus: 'You drop an obligation from one day to the next, and nothing happens.',
      neptune: 'You forget an obligation, and find out whether anyone had needed it.',
      pluto:
        'You see who is served by one of your obligations, and whether you would offer it today.',
      eases: [
        'You meet one obligation with pleasure, and that one you would choose again.',
        'An obligation that nobody needs any longer can be put down without an argument.',
      ],
      solar:
        "You can take on an obligation that you've chosen yourself, and it feels different from the first day.",
      lunar: [
        'One obligation has been met for good, or it has become plain that it never will be.',
        "You find out what you have met in full, and which obligation you'd take on again.",
      ],
    },
    {
      jupiter: 'A small risk turns out well, and the next one looks smaller.',
      saturn: [
        'Your caution delays you once more, and you see what the delay costs.',
        'You prepare for too long, and your caution uses up the time that it was meant to save.',
      ],
      uranus: 'You throw your caution over in one small matter, and nothing happens.',
      neptune:
        'You are careful about the wrong thing, and you notice it when the right one happens.',
      pluto: 'You see what you have been guarding against, and how long ago it was.',
      eases: [
        'You leave a thing half prepared, and it goes well.',
        'You say the foolish thing, and people laugh with you.',
      ],
      solar: 'You can try something here without being good at it.',
      lunar: [
        'You see what your caution has kept from you.',
        'What your caution warned you about has happened or has passed, and you are still here.',
      ],
    },
    {
      jupiter: 'What you are building gets a helper or a larger plan.',
      saturn: [
        'What you are building needs an hour that you do not have, and you take it from something else.',
        'What you are building has to be repaired before it can grow.',
      ],
      uranus:
        'A part of what you are building has to be done differently, and better before it is finished.',
      neptune: 'You cannot see what you are building for a while, and you go on by habit.',
      pluto: 'You see which part of what you are building was only meant to impress.',
      eases: [
        'A part of what you are building works by itself.',
        'What you are building has had its hour a week for some time, and it shows.',
      ],
      solar: 'You can lay the first piece of what you are building here.',
      lunar: [
        'One part of what you are building is finished.',
        'You step back from what you are building and see its shape.',
      ],
    },
  ],
}
