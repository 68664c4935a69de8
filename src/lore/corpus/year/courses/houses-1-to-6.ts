import type { YearCourse } from '../../../year-ahead.ts'

/** By house, in the order of its questions. */
export const firstCourses: Record<1 | 2 | 3 | 4 | 5 | 6, readonly [YearCourse, YearCourse]> = {
  1: [
    {
      about: 'This year is about the impression you make, and about how much of it you chose.',
      noun: 'the impression you make',
      titles: {
        builds: ['the version people know', 'an old impression'],
        turns: ['seen as you are', 'without the performance'],
        settles: ['a plainer face', 'being recognized'],
      },
      builds: [
        "At first people still meet the version of you they're used to, because you still supply it.",
        'The familiar version of you goes on working, though it takes more effort each time.',
      ],
      turns: {
        presses:
          "This is where the impression you make can't be arranged any longer, since the arranging takes strength that you need elsewhere.",
        eases: 'This is where you find out that people like you without the arrangement.',
      },
      settles: [
        "From here on, the impression you make is closer to what you're like, and people get used to it one at a time.",
        'By now most people have met the plainer version, and it needs no explaining.',
      ],
    },
    {
      about:
        'This year is about a beginning, one that nobody else can make for you and nobody is waiting for.',
      noun: 'the first move',
      titles: {
        builds: ['still a plan', 'reasons to wait'],
        turns: ['the first move', 'begun'],
        settles: ['after the start', 'something that exists'],
      },
      builds: [
        "At first the beginning is still a plan, and a plan is comfortable because it can't go wrong.",
        'The reasons for waiting get weaker, and you may notice that you know them by heart.',
      ],
      turns: {
        presses:
          "This is where the first move is made under pressure or put off for another year, and you can tell which of the two you'd regret.",
        eases:
          "This is where the first move costs less than it ever has, so it's likely to be made.",
      },
      settles: [
        "The first move is behind you from here on, and what's left is the ordinary work of keeping it going.",
        'By now what you began has a routine of its own, and hardly anyone remembers that it took courage.',
      ],
    },
  ],
  2: [
    {
      about:
        'This year is about what you charge, in money or in favors, for the things you do well.',
      noun: 'your price',
      titles: {
        builds: ['the old price', 'what you give away'],
        turns: ['naming a figure', 'what it costs you'],
        settles: ['the new price', 'paid properly'],
      },
      builds: [
        'At first the old price still holds, mostly because nobody has questioned it, including you.',
        'You begin to notice how often your price is settled before anyone has asked you.',
      ],
      turns: {
        presses:
          'This is where your price is tested, because more is wanted from you than the old figure covers.',
        eases:
          "This is where people are ready to pay what you're worth, so the figure only has to be said.",
      },
      settles: [
        'From here on the new price has to be said more than once, and it gets easier each time.',
        'By now your price is simply what you charge, and the conversation about it is short.',
      ],
    },
    {
      about: "This year is about money, and about the amount at which you'd stop worrying over it.",
      noun: 'what you call enough',
      titles: {
        builds: ['not quite enough', 'a moving figure'],
        turns: ['the real figure', 'what you need'],
        settles: ['enough to go on', 'a figure that holds'],
      },
      builds: [
        "At first the amount you'd call enough lies a little above what you have, as it usually does.",
        'The worry about money keeps a schedule of its own, and it can be loudest when nothing has gotten worse.',
      ],
      turns: {
        presses:
          'This is where you have to add up what you really need, and the sum tends to be smaller than the worry was.',
        eases: 'This is where nothing is lacking for some weeks, and the amount can be read off.',
      },
      settles: [
        'From here on you have a figure for enough, and the worry can be compared with it.',
        'By now what you call enough has held for some months, and other subjects get your attention.',
      ],
    },
  ],
  3: [
    {
      about:
        'This year is about something you have to say to one person, and about not putting it off any longer.',
      noun: 'that conversation',
      titles: {
        builds: ['still unsaid', 'rehearsing'],
        turns: ['saying it', 'out loud'],
        settles: ['after the conversation', 'on speaking terms'],
      },
      builds: [
        'At first you are still preparing what you have to say, and the preparing has become a way to keep it unsaid.',
        'The longer it stays unsaid, the more of your other conversations have to go around it.',
      ],
      turns: {
        presses:
          "This is where keeping quiet costs more than speaking, so it's likely to be said, though perhaps less neatly than you'd planned.",
        eases:
          'This is where the conversation is easy to begin, because you expect to be understood.',
      },
      settles: [
        'Once it has been said, the year is about what the answer changes between the two of you.',
        'By now the answer is part of how the two of you talk, and the rehearsing has stopped.',
      ],
    },
    {
      about:
        "This year is about the people around you every day, most of whom you didn't choose and some of whom you hardly know.",
      noun: 'the people nearby',
      titles: {
        builds: ['faces without names', 'passing by'],
        turns: ['who turns up', 'near enough to ask'],
        settles: ['known by name', 'at home on your street'],
      },
      builds: [
        'At first the people nearby are still scenery, pleasant enough and easy to replace.',
        "You begin to see who notices when you're away.",
      ],
      turns: {
        presses:
          "This is where you need somebody close at hand, and you find out who's near enough to ask.",
        eases: 'This is where a nod turns into a conversation without effort on either side.',
      },
      settles: [
        'From here on you have a few names to use, and the days feel less anonymous for it.',
        'By now the people nearby know roughly how you are, and you could say the same of them.',
      ],
    },
  ],
  4: [
    {
      about:
        'This year is about room, the kind with walls and the kind that the people close to you leave you.',
      noun: 'the room you need',
      titles: {
        builds: ['making do', 'not much room'],
        turns: ['asking for room', 'who moves over'],
        settles: ['a place of your own', 'room to spare'],
      },
      builds: [
        "At first you make do with the room that's left over, and it hardly occurs to you to ask for more.",
        'The lack of room shows in your temper before it shows in any plan.',
      ],
      turns: {
        presses:
          "This is where you can't do without the room you need any longer, and asking for it is the hard part.",
        eases:
          'This is where room opens up, and you only have to take it before something else does.',
      },
      settles: [
        'From here on somebody has to move over, and you find out how much of the difficulty was in the asking.',
        "By now you have a place to withdraw to, and you're better company when you come out of it.",
      ],
    },
    {
      about:
        'This year is about a habit from your family that you keep up without having chosen it.',
      noun: 'the family habit',
      titles: {
        builds: ['how it was always done', 'the old habit'],
        turns: ['stopping halfway', 'doing it differently'],
        settles: ['your own way at home', 'what you kept'],
      },
      builds: [
        "At first the family habit doesn't look like one, since you learned it before you could compare.",
        "You begin to catch the family habit at work, usually a moment after you've given in to it.",
      ],
      turns: {
        presses:
          'This is where the family habit costs you something you can see, so you can finally decide about it.',
        eases:
          'This is where you do it differently once, almost without meaning to, and it goes well.',
      },
      settles: [
        "From here on you keep what's kind in the family habit and leave the rest, and relatives need some time to notice.",
        'By now the new way has stopped feeling like a rebellion.',
      ],
    },
  ],
  5: [
    {
      about: 'This year is about a hobby, and about giving it hours that something useful wanted.',
      noun: 'your hobby',
      titles: {
        builds: ['after everything useful', 'hardly any time for it'],
        turns: ['pleasure or duty', 'an hour of its own'],
        settles: ['a fixed evening', 'for no reason'],
      },
      builds: [
        'At first your hobby gets whatever time is left, and usually none is.',
        "You begin to notice that you're worse company in the weeks without it.",
      ],
      turns: {
        presses:
          'This is where duty asks for the hours that you wanted for yourself, and you have to say which of the two gives way.',
        eases:
          'This is where pleasure comes easily, and it pays to notice what you were doing at the time.',
      },
      settles: [
        'From here on your hobby has a place in the week, and the useful things arrange themselves around it.',
        "By now nobody asks what it's good for, and neither do you.",
      ],
    },
    {
      about:
        "This year is about letting others see something you've made or dared, at a point where they can still dislike it.",
      noun: 'what you have to show',
      titles: {
        builds: ['not ready yet', 'kept back'],
        turns: ['in front of others', 'shown'],
        settles: ['after the first reaction', 'the next thing'],
      },
      builds: [
        'At first what you have to show is still a private matter, and you go on improving it.',
        "It gets harder to say what's still missing from it, apart from an audience.",
      ],
      turns: {
        presses:
          "This is where it's seen before you would call it finished, and being judged turns out to be bearable.",
        eases:
          "This is where showing it feels natural, because you're enjoying yourself too much to hide.",
      },
      settles: [
        'From here on you know what people say about it, and you can begin to tell which of them to listen to.',
        'By now the next thing is underway, and it takes less courage than the first.',
      ],
    },
  ],
  6: [
    {
      about: 'This year is about your chores and duties, and about which of them were ever yours.',
      noun: 'your list of chores',
      titles: {
        builds: ['everything on the list', "other people's chores"],
        turns: ['whose job it is', 'too much to do'],
        settles: ['a shorter list', 'handed back'],
      },
      builds: [
        'At first you do everything on your list of chores, because asking whose it is would take longer.',
        "Some of the chores annoy you more than their size explains, and those are usually somebody else's.",
      ],
      turns: {
        presses:
          "This is where there's more to do than you can do, so the chores have to be sorted into yours and other people's.",
        eases:
          'This is where you get help with the chores, if you can let them be done another way.',
      },
      settles: [
        'From here on your list of chores is shorter, and keeping it short takes a polite no now and then.',
        'By now your list of chores is mostly your own, and few people have complained.',
      ],
    },
    {
      about:
        'This year is about your mornings, how you wake up and what gets your first good hour.',
      noun: 'your mornings',
      titles: {
        builds: ['a bad start', 'pushing through'],
        turns: ['what has to go', 'a different first hour'],
        settles: ['mornings that work', 'rested'],
      },
      builds: [
        "At first your mornings are arranged around what others need, and you're used to starting tired.",
        'You begin to see how much of a bad day was decided in its first hour.',
      ],
      turns: {
        presses:
          'This is where pushing through a bad start stops working, so something in your mornings has to go.',
        eases: 'This is where a good morning happens by itself, and you can see what made it one.',
      },
      settles: [
        'From here on your mornings follow a different order, and you can feel it into the afternoon.',
        "By now the slower start is normal, and you'd miss it within a day.",
      ],
    },
  ],
}
