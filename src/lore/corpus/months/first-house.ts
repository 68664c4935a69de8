import type { MonthPlot } from '#lore/authored.ts'

export const firstHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the introduction',
    opens: {
      begins: [
        "There's a short version of you that you give to new people, and it was made for a life you've partly left. That introduction is due for a correction.",
        "You've been describing yourself to people in words that are a few years old, and the introduction no longer gets you the conversations you want.",
        "If somebody asks what you do, you may hear yourself give last year's answer. A new introduction is easiest with people who never met the old one.",
      ],
      ripens: [
        "You have an introduction that you give to new people without thinking, and it's about to be quoted back to you.",
        'What do people think you are before they know you? Your introduction has been doing that work for years without supervision.',
        "People may have been introducing you in the same three words for years, and you're no longer sure which of the three you'd still sign.",
      ],
    },
    turns: {
      'new-moon':
        "It's a good time to try a new introduction on somebody who has nothing to compare it with. It may come out shorter than the old one, with the apology gone from the end. You'll learn most from what they ask next.",
      'full-moon':
        "The impression you make is unusually plain for a few days, to you as well as to others. You may hear the same word about yourself twice, from people who've never met. If it's the right word, your introduction could begin with it.",
      eclipse:
        "The old introduction may stop working in the middle of being used. You start to say what you do or who you belong with, and notice that it was true last year. Say what's true now, even if it's only half a sentence.",
      station:
        "The introduction has to be revised after everyone has heard it. Take out what you'd put in to be liked and say the rest a little slower. Hardly anybody will notice the difference except you.",
      'slow-eases':
        'The new introduction fits. You can describe yourself in two sentences without adding a joke, and people take it as information. It came about by leaving things out, over months, so you may not have noticed.',
      'slow-presses':
        "Your usual way of coming across meets somebody it doesn't work on. The charm goes first, and then the defenses. The introduction you give after that is likely to be a bit rough, and it's the one they'll believe.",
      'uranus-presses':
        "The introduction may break off halfway, because somebody asks what nobody asks. You'll have answered before you've picked a version. It's likely to be odd and accurate, and you couldn't have planned it.",
      'pluto-presses':
        'Somebody with some say over you has an introduction of their own for you, and may use it in front of others. Correcting it quietly costs you a little goodwill. Letting it stand costs more.',
    },
    between: {
      before: [
        'At first you introduce yourself as before, because people expect it and the old sentences come out by themselves.',
        'For a while you only listen to your own introduction, and you notice how much of it you stopped believing a year ago.',
      ],
      after: [
        'After a new introduction you may be unsure for a few days, which people take for modesty, and it makes them curious.',
        'From the outside little may have changed in how you come across, so you have to remind yourself that something did.',
      ],
    },
    toward: {
      eases: "After a few easy introductions like that, you know roughly what you'd say.",
      presses:
        "By now you know what the old introduction leaves out, so you can't give it with a straight face.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "If someone asks about you because they want to know, with nothing depending on it, you may give an answer you haven't given before, and a truer one.",
          presses:
            "Somebody may describe you to others and get it slightly wrong. If that bothers you for the rest of the day, you know which part you'd fight for.",
        },
        after: {
          eases:
            "You aren't defending anything just now, so it takes no effort. You may notice only later that you never checked what people thought.",
          presses:
            'Someone with a fixed picture of you would like it back, and a friendly talk may turn stiff. You can be kind about it and still not go back.',
        },
      },
      mercury: {
        before: {
          eases:
            "They tend to come while you're writing about something else, a bio, say, or a message to a stranger. They're worth keeping.",
          presses:
            "You're likely to explain yourself at length to someone who asked a simple question. If you hear yourself defending a choice that nobody attacked, that's the one to think about.",
        },
        after: {
          eases:
            "People begin to describe you in nearly the words you'd have picked. They got them from you.",
          presses:
            "There may be a misunderstanding about who you are or what you do, and it's best cleared up in writing. Two lines are enough, since a third would sound hurt.",
        },
      },
      venus: {
        before: {
          eases:
            "People are inclined to like you for a day or so. It's a good time to talk less about what you do and more about what you enjoy.",
          presses:
            "You may agree with something you'd normally argue about. They'd have learned more about you from the argument.",
        },
        after: {
          eases:
            "It's likely to be about your manner more than your looks. You can take it as it is, since for once it's for something you do on purpose.",
          presses:
            'It stings to be liked better for having been easier. It also shows you how much work that used to be.',
        },
      },
      mars: {
        before: {
          eases:
            'Going first saves everybody the standing around, and you get better questions, because people have something to go on.',
          presses:
            "You've been underestimated once too often, so an answer may come out with an edge. It usually goes to the wrong person.",
        },
        after: {
          eases:
            "You can act on what you've found out without announcing it. People revise their idea of you sooner by what they see than by what they're told.",
          presses:
            'The old manner is likely to come back for a moment. The second breath is calmer, and so is what you say in it.',
        },
      },
      jupiter: {
        eases:
          "You may be invited or recommended further, simply because someone likes how you put it. The polished version of you wouldn't have drawn that offer.",
        presses:
          "You're in such good form that you may promise a little more than you are. It's easily brought back to size while nobody has built on it.",
      },
      saturn: {
        eases: "They'll ask something sober, and having the answer settles more than praise would.",
        presses:
          'You may go over every word of it afterward. Most of that will have been their long day. If one sentence is left over, you can say it better next time.',
      },
      outer: {
        eases:
          'Nobody will be as surprised by it as you are. You may catch yourself behaving as if it had always been true.',
        presses:
          "What you say about yourself differs from one day to the next, and you mean it both times. You needn't decide yet which of the two is you.",
      },
      newMoon:
        'It can be small, how you dress or how you greet people. Others can see that something has moved, and they stop expecting the usual.',
      fullMoon:
        "Most people will be pleased. If one isn't, it's usually somebody who got something out of the old version.",
      back: "Somebody from an earlier time may speak to the person you were then. You can answer as that person for a minute, and notice which part you'd like to have back.",
      on: 'The wavering is over as soon as you no longer try it out on everyone. You can give the same answer two days in a row.',
    },
    settles: {
      begins: [
        'You have an introduction that takes ten seconds and needs no footnotes. A few people will go on using the old one, out of habit and affection, and you can let them.',
        "The new introduction should get you the conversations you want about one time in two. The other times you'll notice sooner that you've slipped into the old one.",
        "You can give the introduction now while the elevator goes up two floors. It leaves things out, and you don't owe those to strangers.",
      ],
      ripens: [
        "You know how you come across, and it's likely to be better than you feared. What strangers like in an introduction is usually the part that nobody rehearsed.",
        'People take you for someone a little more certain than you feel. The introduction can move some of the way toward the truth, and then you have less to keep up.',
        "One of the three words can be retired with thanks. The introduction is in your own hands again, at least when you're in the room.",
      ],
    },
  },
  {
    subject: 'your pace',
    opens: {
      begins: [
        "You've been moving at the pace of whatever was next, and your body has been keeping a different time.",
        "How fast would you go if nobody were waiting? The pace you've been keeping was set by other people's deadlines, and you'd stopped noticing.",
        'You may be out of breath at a desk. The pace was set in an emergency, and the emergency has been over for some time.',
      ],
      ripens: [
        "You've been too fast for some people and too slow for others, and you've been apologizing for your pace in both directions.",
        "You've kept up a pace for a long time that was meant for a few weeks, and you get to say how much of it you'd keep.",
        'Somebody is waiting for you, and somebody is trying to keep up with you, often on the same day. Your pace looks wrong from both sides.',
      ],
    },
    turns: {
      'new-moon':
        "Start one ordinary day at your own pace and see how far you get with it. By lunch you'll probably have lost it. But you'll know what it feels like, and the next morning it's easier to find.",
      'full-moon':
        "The pace shows, in your face or in your temper, and somebody may say so. It isn't what you'd like to hear. Cancel one thing that same evening, and then wait for the complaint. There may not be one.",
      eclipse:
        "Something may interrupt the pace completely for a day or two, with the calendar still full. It's unpleasant, and it's informative. You can tell which part of the rush was yours, and it's usually less than half.",
      station:
        "The pace drops by itself, and pushing doesn't bring it back. What you do in these slower days is done properly and won't have to be done again, and you may catch a mistake that you were going too fast to see.",
      'slow-eases':
        "Your pace and what's asked of you fall in step. You'd stopped expecting that, and you may notice it first by the fact that you're eating lunch.",
      'slow-presses':
        "The pace you've kept up isn't possible any longer, and it's better to say so before your body does. The people who set it are likely to be surprised, and then to adjust. It'll sound less like failure than you think.",
      'uranus-presses':
        "Your pace may be knocked out of step by something that wasn't in the calendar. For a day nothing starts on time, and you find out how much of the hurry was only habit.",
      'pluto-presses':
        "Who sets your pace is the real subject, and it comes to a test. If somebody pushes as usual, you can go on as you were going. They'll have to wait, and it's a longer wait for them than for you.",
    },
    between: {
      before: [
        'To begin with you only notice the pace at odd moments, such as how you hold your breath while you wait for a page to load.',
        'At first the pace stays what it was, since everyone around you is used to it and plans on it.',
      ],
      after: [
        "For a while afterward you keep comparing one pace with the other, because now there's something to compare with.",
        'You feel the slower pace in the mornings first, and because of that you begin to guard the evenings.',
      ],
    },
    toward: {
      eases: 'One good day at your own pace makes the others easier to question.',
      presses: 'Another week at that pace would be one too many, and you know it now.',
    },
    steps: {
      sun: {
        before: {
          eases:
            "You may get through everything and still have breath for a walk. It's worth finding out why, and as a rule it's that nobody interrupted you.",
          presses:
            "You're likely to keep up with them because they call it normal, and to be short with somebody at home afterward.",
        },
        after: {
          eases:
            "When you take your time over an answer, people wait for the end of your sentence. They wouldn't have done that for a hurried one.",
          presses:
            "You'll feel yourself speed up out of habit. You could offer one thing at once and the rest later, since one thing is often all they need.",
        },
      },
      mercury: {
        before: {
          eases:
            'Somebody may complain about their mornings, and halfway through you recognize your own. Changing the order of two things could be all it takes.',
          presses:
            "They come in faster than you can think, and each looks urgent. You may have answered thirty people before you see that your own work hasn't moved.",
        },
        after: {
          eases:
            "People may have thought that your slower replies were about them, so they'll be relieved.",
          presses:
            'You may answer too fast, because you always have, and have to take half of it back. It does no harm, and the next message gets read twice.',
        },
      },
      venus: {
        before: {
          eases:
            'A lunch or the scenic way home may take longer than it should. If you let it, whatever was waiting for you will still be there.',
          presses:
            "They may enjoy it without knowing what it takes. They'll expect the same next week unless you say so.",
        },
        after: {
          eases:
            "Someone you like may have been waiting for you to slow down, and you'll know it by what they start to tell you.",
          presses:
            'They could have a point about one evening. Giving them that is cheaper than winning the argument.',
        },
      },
      mars: {
        before: {
          eases: "It's best spent there. After that the small ones are quickly done.",
          presses:
            "The other person may not know that they're in it. You may even win, and you'd be too tired to enjoy it.",
        },
        after: {
          eases:
            "Exercise does you good now, or some honest work, if you stop while you'd still like to go on. That's why you'd go again the next day.",
          presses:
            "They could be moving at just the speed that you said you wanted for yourself. It's worth remembering before you sigh.",
        },
      },
      jupiter: {
        eases:
          "An appointment may fall through, or help turn up, and there's a hole in the day. It does you more good as a hole than as room for something else.",
        presses:
          "You may take on two extra things at once. There's strength for one of them, and the other can be handed back without fuss while it's early.",
      },
      saturn: {
        eases:
          "The dull part gets easier if it's done at the same time each day. The reluctance has usually taken longer than the work.",
        presses:
          "It may be your back, your sleep, or the number of hours in a day. It can't be argued with, so something has to be crossed out.",
      },
      outer: {
        eases:
          "What you hurry for isn't what it was. An offer that would once have made you run makes you think about your calendar first.",
        presses:
          "You may be wide awake one day and blank the next. It's no time for big promises about how much you can do.",
      },
      newMoon:
        'Fifteen minutes are enough, at a fixed hour. Other things tend to arrange themselves around it.',
      fullMoon:
        "It's impressive how much you've been doing. You may be sorry to have been absent for a good part of it.",
      back: "This time it'll be done slowly, since there's no other way, and you may start to wonder about the rest.",
      on: "You may find that you don't mind. It's the difference between being rushed and wanting to go.",
    },
    settles: {
      begins: [
        "By the end the pace is your own on most days, and you can tell within an hour when it isn't. It depends on the one part of the day that you keep free, so keep it.",
        'So how fast would you go? Slower than you feared in the mornings, probably, and faster than you thought after lunch. That pace gets more done than the old one did.',
        "The emergency is over, and you can walk to places now at the pace of a person who likes the street. You'll lose it again in the next busy week, and you know the way back.",
      ],
      ripens: [
        'You can stop apologizing in either direction. The pace you have now is one you could keep up for a year, and people adjust to that sooner than to excuses.',
        "Some things have to be dropped, and most of them won't be missed. Two-thirds of the old pace is about right, if it includes sleep.",
        "The people you rush and the people you keep waiting can both live with a steady pace. It's the changes they minded.",
      ],
    },
  },
]
