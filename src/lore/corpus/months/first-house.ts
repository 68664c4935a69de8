import type { MonthPlot } from '#lore/authored.ts'

export const firstHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the introduction',
    opens: {
      begins: [
        "This month starts a correction to how you introduce yourself. There's a short version of you that you give to new people, and it was made for a life you've partly left.",
        "You've been describing yourself to people in words that are a few years old. This month begins to replace them, because you've noticed that the introduction no longer gets you the conversations you want.",
        "If somebody asks what you do, you may hear yourself give last year's answer. This month a new introduction begins, in small pieces, with people who never met the old one.",
      ],
      ripens: [
        'How you come across is the subject this month, and you get to hear it from others. The short version of yourself that you give to new people is about to be quoted back to you.',
        'What do people think you are before they know you? Your introduction has been doing that work for years without supervision, and this month it comes up for inspection.',
        "People may have been introducing you in the same three words for years. This month you find out which of the three you'd still sign.",
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
        'At first you go on as before, because people expect it of you and because the old sentences come out by themselves.',
        'For a while you only listen, and you notice how often you say something about yourself that you stopped believing a year ago.',
      ],
      after: [
        'After that you may be unsure for a few days, which people take for modesty, and it makes them curious.',
        'From the outside, little may have changed, and so you have to remind yourself that something did.',
      ],
    },
    toward: {
      eases: "A few easy answers like that, and you know roughly what you'd say.",
      presses:
        "By now you know what the old version leaves out, so you can't give it with a straight face.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "If someone asks about you because they want to know, with nothing depending on it, you may give an answer you haven't given before. It'll be closer.",
          presses:
            "Somebody may present you to others and get it slightly wrong. If that bothers you for the rest of the day, you know which part you'd fight for.",
        },
        after: {
          eases:
            "It's easy to say who you are just now, because you aren't defending anything. You may notice only later that you never checked anyone's face.",
          presses:
            'Someone with a fixed picture of you may want the old one back, and a friendly talk turns stiff. You can be kind about it and still not go back.',
        },
      },
      mercury: {
        before: {
          eases:
            "The right words tend to turn up while you're writing about something else, a bio, say, or a message to a stranger. They're worth keeping.",
          presses:
            "You're likely to explain yourself at length to someone who asked a simple question. If you hear yourself defending a choice that nobody attacked, that's the one to look at.",
        },
        after: {
          eases:
            "People begin to describe you in nearly the words you'd have picked. They got them from you, so the correction is traveling without your help.",
          presses:
            'There may be a misunderstanding about who you are or what you do, and it has to be cleared up in writing. Two lines are enough, since a third would sound hurt.',
        },
      },
      venus: {
        before: {
          eases:
            'Being liked comes cheap for a day or so. Talk less about what you do and more about what you enjoy, and see who stays.',
          presses:
            "If you want one person to like you, you may agree with something you'd normally argue about. It's the one minute in which they'd have learned something.",
        },
        after: {
          eases:
            "A compliment may come from an unexpected side, about your manner more than your looks. Take it as it is, since for once it's for something you do on purpose.",
          presses:
            'Someone may have liked you better when you were easier, and let you feel it. It stings. It also shows you how much work the ease used to be.',
        },
      },
      mars: {
        before: {
          eases:
            "It's a good moment to speak first, before anyone has to present you. It saves everybody the standing around, and you get better questions.",
          presses:
            "You've been underestimated once too often, so an answer may come out with an edge. Look at who gets it, because it's usually the wrong person.",
        },
        after: {
          eases:
            "You can act on what you've found out without announcing it. People revise their idea of you sooner by what they see than by what they're told.",
          presses:
            'If you get pushed, the old manner is likely to come back for a moment, with its elbows out. The second breath is calmer, and so is what you say in it.',
        },
      },
      jupiter: {
        eases:
          "You may be invited or recommended further than you were aiming, simply because someone likes how you put it. The polished version of you wouldn't have drawn that offer.",
        presses:
          "You're in such good form that you may promise a little more than you are. It's a generous mistake, and it's easily brought back to size while nobody has built on it.",
      },
      saturn: {
        eases:
          "You can be taken as you are by people whose standards are high. They'll ask something sober, and having the answer settles more than praise would.",
        presses:
          'You may be met with a straight face and go over every word afterward. Most of it will have been their long day. If one sentence is left over, you can say it better next time.',
      },
      outer: {
        eases:
          'The change has been under way for longer than you thought, so nobody will be as surprised by it as you are. You may catch yourself behaving as if it had always been true.',
        presses:
          'You may not quite recognize yourself for a while. What you say about yourself differs from one day to the next, and you mean it both times.',
      },
      newMoon:
        "It's a good moment to alter one small thing about how you look or how you greet people. Others can see that something has moved, and they stop expecting the usual.",
      fullMoon:
        "What you've been putting together by yourself begins to be visible from outside. Most people will be pleased. If one isn't, it's usually somebody who got something out of the old version.",
      back: "Somebody from an earlier time may get in touch and speak to the person you were then. Answer as that person for a minute, and notice which part you'd like to have back.",
      on: 'You can give the same answer about yourself two days in a row. The wavering stops when you no longer try it out on everyone.',
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
        "This month you find out what your own pace is. For a while you've been moving at the speed of whatever was next, and your body has been keeping a different time.",
        "How fast would you go if nobody were waiting? This month begins to tell you, because the pace you've been keeping was set by other people's deadlines and you'd stopped noticing.",
        "You notice this month that you're out of breath at a desk. The pace was set in an emergency, and the emergency has been over for some time.",
      ],
      ripens: [
        "Your pace is the subject this month, and other people have opinions about it. You've been too fast for some of them and too slow for others, and you've been apologizing in both directions.",
        "You've kept up a pace for a long time that was meant for a few weeks. This month it shows what it costs, and you get to say how much of it you'd keep.",
        'Somebody is waiting for you, and somebody is trying to keep up with you, often on the same day. This month your pace gets talked about, and you hear it for once from both sides.',
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
        'To begin with you only notice it, at odd moments, such as how you hold your breath while you wait for a page to load.',
        'At first nothing changes, since everyone around you is used to how you are and plans on it.',
      ],
      after: [
        "What comes afterward is a stretch in which you keep comparing, because now there's something to compare with.",
        'You feel it in the mornings first, and because of that you begin to guard the evenings.',
      ],
    },
    toward: {
      eases: 'One good day at your own speed makes the others easier to question.',
      presses: 'Another week like that would be one too many, and you know it now.',
    },
    steps: {
      sun: {
        before: {
          eases:
            "You may get through everything on one ordinary day and still have breath for a walk. It's worth finding out why. As a rule nobody interrupted you.",
          presses:
            "Somebody else decides how fast things go and calls it normal. You're likely to keep up, and then to answer a simple question at home with a look.",
        },
        after: {
          eases:
            'Take your time over an answer. From the outside the silence looks like confidence, and people wait for the end of your sentence.',
          presses:
            "If somebody needs it faster, you'll feel yourself speed up out of habit. You could offer one thing at once and the rest later, since one thing is often all they need.",
        },
      },
      mercury: {
        before: {
          eases:
            'Somebody may complain about their mornings, and halfway through you recognize your own. Changing the order of two things could be all it takes.',
          presses:
            "Messages are likely to come in faster than you can think, and each looks urgent. You may have answered thirty people before you see that your own work hasn't moved.",
        },
        after: {
          eases:
            "One sentence is enough to explain why you're slower to reply these days. People may have thought it was about them, so they'll be relieved.",
          presses:
            'You may answer too fast, because you always have, and have to take half of it back. It does no harm, and the next message gets read twice.',
        },
      },
      venus: {
        before: {
          eases:
            'Something pleasant may take longer than it should, a lunch or the scenic way home. If you let it, whatever was waiting for you will still be there.',
          presses:
            "You tend to hurry to please someone, and they enjoy it without knowing what it takes. They'll expect it next week at the same speed unless you say so.",
        },
        after: {
          eases:
            "Good company falls in with you without being asked. Someone you like may have been waiting for you to slow down, and you'll know it by what they start to tell you.",
          presses:
            "Someone may feel neglected because you're no longer available at once. They could have a point about one evening, and giving them that is cheaper than winning the argument.",
        },
      },
      mars: {
        before: {
          eases:
            "You have strength to spare, and it's best put into the one heavy job that has been slowing all the others. After that the small ones fall over by themselves.",
          presses:
            "A working day can turn into a race with someone who doesn't know they're in it. You may even win, and your shoulders will tell you the price.",
        },
        after: {
          eases:
            "Exercise does you good now, or some honest work, if you stop while you'd still like to go on. That's why you'd go again the next day.",
          presses:
            'You may lose patience with somebody slow. They could be moving at just the speed that you said you wanted for yourself.',
        },
      },
      jupiter: {
        eases:
          "An appointment may fall through, or help turn up, and there's a hole in the day. Leave it a hole.",
        presses:
          "You feel so well that you may take on two extra things at once. There's strength for one of them, and the other can be handed back without fuss while it's early.",
      },
      saturn: {
        eases:
          "The dull part gets easier if it's done at the same time each day. The reluctance has usually taken longer than the work.",
        presses:
          "You come up against a limit, in your back, your sleep, or the number of hours in a day. It can't be argued with, so something has to be crossed out.",
      },
      outer: {
        eases:
          'What you hurry for has been changing for years, and now you can feel it. An offer that would once have made you run makes you look at the calendar first.',
        presses:
          "You may be wired one day and blank the next, because an old rhythm has stopped and the new one isn't there yet. It's no time for big promises about how much you can do.",
      },
      newMoon:
        'A habit of fifteen minutes is worth starting, at a fixed hour. It needs nothing else to recommend it, since other things tend to arrange themselves around it.',
      fullMoon:
        "You can see how much you've been doing, all in one view. It's impressive, and you may be sorry to have been absent for a good part of it.",
      back: "Something you rushed may come back to be done again. This time it'll be done slowly, since there's no other way, and you may start to wonder about the rest.",
      on: "Things pick up speed again, and you may find that you don't mind. This time it's you who says go.",
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
