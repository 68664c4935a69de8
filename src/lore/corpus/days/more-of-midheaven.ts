import type { DayThought } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

/** A second thought of each kind: fast planets touch the Midheaven eight times in two months. */
export const moreOfMidheaven: Record<House, Record<'eases' | 'presses', DayThought>> = {
  1: {
    eases: {
      says: [
        "Being seen at work is half of what you're hired for.",
        'The ruler of your Midheaven is in the first house, and people decide about your work by how you come into the room.',
        'You may come in well.',
        "If there's a call you've been putting off until you look the part, it could be worth making it now, in whatever you have on.",
      ],
      task: 'Introduce yourself to one person whose work you would like to have a hand in.',
    },
    presses: {
      says: [
        "Your face may be on something that you didn't decide.",
        'With the ruler of your Midheaven in the first house you are what people picture when they think of the whole outfit.',
        "If they complain to you, it's because you're there.",
        'You can pass it on in one sentence, with a name, and go back to being responsible for what is yours.',
      ],
      task: 'Send one complaint on to the person who can do something about it.',
    },
  },
  2: {
    eases: {
      says: [
        'A practical talent of yours is in demand.',
        'With the ruler of your Midheaven in the second house you do best at work that leaves something in the hand.',
        'Titles have never warmed you much.',
        'What may come along is small and well paid, and it would be a mistake to turn it down because it sounds too simple.',
      ],
      task: 'Offer the thing you do most easily, at a proper price.',
    },
    presses: {
      says: [
        'You may have to ask what all the effort is costing you.',
        'The ruler of your Midheaven is in the second house, so you notice early when the effort and the money part ways.',
        'You have probably made up the difference out of pride.',
        'Someone could tell you what others get for the same thing, and it would take one slightly embarrassing question.',
      ],
      task: 'Ask one person in your line of work what they charge or earn.',
    },
  },
  3: {
    eases: {
      says: [
        "The job may come up while you're talking about something else.",
        'The ruler of your Midheaven is in the third house, and contacts you made over coffee have done more for you than your applications.',
        'So have a coffee.',
        'Somebody who sits a few desks away knows what is about to be decided, and would tell you if you asked how their week was.',
      ],
      task: 'Have a short chat with three people at work, about anything except work.',
    },
    presses: {
      says: [
        'Somebody who was trying to help may have misquoted you.',
        'With the ruler of your Midheaven in the third house what you say travels, and it loses its edges on the way.',
        "It's faster to correct it once, in writing, than to be annoyed with each person who heard it.",
        'Three lines are enough, because the fourth will be the one that is passed on.',
      ],
      task: 'Put your position on one matter in three lines, and send it to everyone at once.',
    },
  },
  4: {
    eases: {
      says: [
        "Somebody may trust you with a job because you're like family.",
        'The ruler of your Midheaven is in the fourth house, so you build your working life on people you could have at your table.',
        "It's a slow way to make a career and a hard one to lose.",
        'One of them may be ready to put in a word for you, provided you tell them what the word should be.',
      ],
      task: "Tell somebody who has known you a long time what you'd like to do next.",
    },
    presses: {
      says: [
        'You may be doing a job that somebody in your family would have liked to have.',
        "With the ruler of your Midheaven in the fourth house it isn't always clear whose ambition is at work.",
        "They may mean well, and they're not the ones who have to get up for it.",
        'You could find out which part you would keep if nobody at home ever heard about it.',
      ],
      task: 'Write down which part of your work you would miss, and which part you do for someone else.',
    },
  },
  5: {
    eases: {
      says: [
        'You could play a little where people can see.',
        'With the ruler of your Midheaven in the fifth house your career moves when you stop trying to be suitable.',
        'There may be an opening for a joke, a sketch, or an idea with a bit of color.',
        "The worst it can do is to make a long day shorter for five people, and they'll remember who did that.",
      ],
      task: 'Bring one idea that made you laugh into a place where nobody else would.',
    },
    presses: {
      says: [
        'Somebody may have corrected the part that was most like you.',
        'The ruler of your Midheaven is in the fifth house, and you take an edit as other people take a remark about their child.',
        'Most of their notes are about length.',
        "One is worth having, and you'll be able to see which one it is when you have eaten something.",
      ],
      task: 'Put the criticism away for two hours, and then take one note out of it.',
    },
  },
  6: {
    eases: {
      says: [
        'What you do every day may be about to pay off.',
        'With the ruler of your Midheaven in the sixth house you get ahead by small, regular, slightly boring steps.',
        'Flashier people tend to call when something is broken.',
        "You could use such a call to say what you'd need in order to keep things from breaking, and they'd have to listen.",
      ],
      task: 'Ask for the tool, the hour, or the colleague that would make the daily work go better.',
    },
    presses: {
      says: [
        "It's possible to be too useful to be promoted.",
        'The ruler of your Midheaven is in the sixth house, so people value what you do and would hate to see you stop doing it.',
        'That includes your body, which has been keeping quiet.',
        "A day on which you aren't available would tell you more about your position than another year of being good at it.",
      ],
      task: 'Be out of reach for half a day, and write down what happens.',
    },
  },
  7: {
    eases: {
      says: [
        'People like to deal with you, and they say so to others.',
        'The ruler of your Midheaven is in the seventh house, so your reputation is mostly what one person tells another about working with you.',
        'It may be better than you know.',
        'If you asked a client, a partner, or an old colleague for a line you could quote, you might blush at what came back.',
      ],
      task: 'Ask someone you have worked with for a sentence about it that you may use.',
    },
    presses: {
      says: [
        'The other person may never be quite ready.',
        'With the ruler of your Midheaven in the seventh house you would rather go together than go first.',
        'They might be waiting, too.',
        'One of you could take the next step alone without its being a betrayal, and report back, and it may as well be the one who is reading this.',
      ],
      task: 'Take the next step alone, and tell the other person before and after.',
    },
  },
  8: {
    eases: {
      says: [
        'You may hear something in confidence that opens a way.',
        'With the ruler of your Midheaven in the eighth house you get on through people who let you see the real books.',
        "They choose you because you've never used it.",
        "You could use it this once, openly, by telling them what you'd do in their place.",
      ],
      task: 'Give one person with power your honest advice, in private.',
    },
    presses: {
      says: [
        "There's a conversation going on above your head.",
        'The ruler of your Midheaven is in the eighth house, so you can feel a change in who decides before it has been announced.',
        'Your guesses are dark and partly right.',
        'Somebody could tell you the rest, and would rather do it than watch you prepare for the wrong thing.',
      ],
      task: 'Ask one person what is being decided, and tell them that you can keep it to yourself.',
    },
  },
  9: {
    eases: {
      says: [
        'They may ask you to go further than you had planned.',
        'The ruler of your Midheaven is in the ninth house, and your work gets better the longer the journey it involves.',
        'It could be a journey on paper.',
        'Somebody in another country, or another department, has the missing half of what you know, and would be easy to reach.',
      ],
      task: "Write to somebody far away who does what you'd like to do.",
    },
    presses: {
      says: [
        'You may have to defend it to people who have never seen it done.',
        'With the ruler of your Midheaven in the ninth house you care about what your work stands for, and you can sound like a sermon.',
        "They'd be glad of an example.",
        "If they hear what happened to one person because of it, they'll draw the conclusion faster than you could.",
      ],
      task: 'Replace one principle with one story the next time you explain what you do.',
    },
  },
  10: {
    eases: {
      says: [
        'You could go to the top with it.',
        'With the ruler of your Midheaven in the tenth house you have a natural feeling for how things are decided.',
        'You may have been going through the proper channels out of modesty.',
        'The person at the other end of those channels would probably prefer to hear it from you in two minutes.',
      ],
      task: 'Ask the person who decides for ten minutes, and use five.',
    },
    presses: {
      says: [
        'Everything seems to depend on it, as usual.',
        'The ruler of your Midheaven is in the tenth house, so work has a way of standing in for the whole of you.',
        'One thing has gone less than well.',
        'If you went home on time anyway, you might notice that the people there had not heard about it, and like you about as much as yesterday.',
      ],
      task: 'Leave work at work this evening, and ask somebody at home about their day.',
    },
  },
  11: {
    eases: {
      says: [
        "Many hands are willing, if you'll point.",
        'The ruler of your Midheaven is in the eleventh house, and what you are known for tends to be something that several people did.',
        'It takes one person to see that the several belong in one room.',
        'You may be looking at just such a room, or at a list of names that nobody else would have put on one page.',
      ],
      task: 'Bring three people together who could do one thing well, and give them a first date.',
    },
    presses: {
      says: [
        'Being popular and being paid can come apart.',
        "With the ruler of your Midheaven in the eleventh house you do favors in the direction of your career, and they're accepted.",
        'Friends find it hard to think of you as somebody who charges.',
        'It would be a kindness to make it easy for them, with a figure and a link.',
      ],
      task: 'Turn one standing favor into a paid arrangement, or end it.',
    },
  },
  12: {
    eases: {
      says: [
        'Nobody is looking, and you can get on.',
        "With the ruler of your Midheaven in the twelfth house you do your best thinking in places that don't look like work.",
        'The bath counts, and so does the long way home.',
        'Something may come clear there that has resisted every meeting, and you should have a pen.',
      ],
      task: 'Take the hardest question of your work for a walk, without your phone.',
    },
    presses: {
      says: [
        'Someone else may be getting the thanks.',
        'The ruler of your Midheaven is in the twelfth house, so what you do well tends to be done out of sight.',
        "You've told yourself that you prefer it.",
        "You may prefer it still, and yet there's one person whose opinion decides things and who ought to know.",
      ],
      task: 'Tell the person who decides, in one line, what part of it was yours.',
    },
  },
}
