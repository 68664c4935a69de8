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
        "People have been introducing you for years, and they've all used the same three words. This month you find out which of the three you'd still sign.",
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
        "The introduction has to be revised after everyone has heard it. You can take out what you'd put in to be liked and say the rest a little slower. Hardly anybody will notice the difference except you.",
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
        "After that you're unsure for a few days, which people take for modesty, and it makes them curious.",
        "It changes less on the outside than you'd thought, and so you have to remind yourself that it happened.",
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
            "You're asked about yourself by someone who wants to know, in a line or on a landing, with nothing depending on it. You give an answer you haven't given before. It's closer.",
          presses:
            "Somebody presents you to others and gets it slightly wrong. You let it pass, and it bothers you for the rest of the day, which tells you which part you'd fight for.",
        },
        after: {
          eases:
            "You describe yourself to somebody and realize afterward that you never checked their face. It was easy because you weren't defending anything.",
          presses:
            'Someone who has a fixed picture of you wants the old one back, so a perfectly friendly talk turns stiff. You can be kind about it and still not return to being the person they describe.',
        },
      },
      mercury: {
        before: {
          eases:
            "The right words turn up while you're writing about something else. A bio or a message to a stranger comes out well at the first try, and you copy the line into your notes before it's gone.",
          presses:
            "You explain yourself at length to someone who asked a simple question. Halfway through you can hear that you're defending a choice nobody attacked, and that's worth knowing.",
        },
        after: {
          eases:
            "Somebody describes you to a third person in nearly the words you'd have picked. They got them from you, so the correction is already traveling without your help.",
          presses:
            'A misunderstanding about who you are has to be cleared up in writing. Two lines are enough, since a third would start to sound hurt.',
        },
      },
      venus: {
        before: {
          eases:
            'Being liked comes cheap for a day. You talk less about what you do and more about what you enjoy, and people who were about to leave sit down again.',
          presses:
            "You want one person to like you, and you agree with something you'd normally have argued about. At bedtime it comes back to you as the only minute in which they'd have learned anything.",
        },
        after: {
          eases:
            "A compliment comes from an unexpected side, and it concerns your manner more than your looks. You can take it as it is, since for once it's about something you did on purpose.",
          presses:
            'Someone liked you better when you were easier, and lets you feel it. It stings, and it also shows you how much work that ease used to be.',
        },
      },
      mars: {
        before: {
          eases:
            'You speak first, before anyone has to present you. Ten minutes of standing around are spared everyone, and the questions that come back are the better kind.',
          presses:
            "You've been underestimated once too often, so your answer comes out with an edge. The person who gets it had nothing to do with it, and the one who should have heard it wasn't there.",
        },
        after: {
          eases:
            "You act on what you've found out, without announcing it. Something gets done that you'd have talked about before, and people revise their idea of you by what they saw.",
          presses:
            "You get pushed, and for a moment the old manner comes back with its elbows out. The second breath is calmer. What you say in it is four words long, and it's the part they answer.",
        },
      },
      jupiter: {
        eases:
          "You're invited or recommended further than you were aiming, simply because someone liked how you put it. It's a better offer than the polished version of you would have drawn.",
        presses:
          "You're in such good form that you promise a little more than you are. It's a generous mistake, and since nobody has built on it yet, it can still be brought back to size.",
      },
      saturn: {
        eases:
          'Someone whose standards are high takes you as you are. They ask one sober question and you have the answer, and that settles more than praise would have.',
        presses:
          "You're met with a straight face, and you go home and go over every word. Most of it was their long day. What's left is one sentence, and the next day you say it better.",
      },
      outer: {
        eases:
          "The change has been under way for longer than you thought, which is why nobody's surprised by it except you. You catch yourself behaving as if it had always been true.",
        presses:
          "You don't quite recognize yourself for a while. Your account of yourself is different at lunch from what it was at breakfast, and you mean it both times.",
      },
      newMoon:
        'You alter one small thing about how you look or how you greet people. It helps more than it should, because others can see that something has moved and stop expecting the usual.',
      fullMoon:
        "What you've been putting together by yourself is visible from outside. Most people look pleased, and the one who doesn't had the most invested in how you were.",
      back: "Somebody from an earlier time gets in touch and speaks to the person you were then. You answer as that person for a minute, jokes included. One part of them you'd like to have back.",
      on: "You give the same answer about yourself two days in a row, and both times it feels like yours. The wavering is over because you've stopped trying it out on everyone.",
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
        "You can start one ordinary day at your own pace and see how far you get with it. By lunch you'll probably have lost it. But you'll know what it feels like, and the next morning it's easier to find.",
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
            'You get through everything on one ordinary day and still have breath for a walk. You can see why, too: nobody interrupted you before ten.',
          presses:
            'Somebody else decides how fast things go and calls it normal. You keep up. By evening you answer a simple question at home with a look, and the look is what they remember.',
        },
        after: {
          eases:
            "You take your time over an answer. There's a silence in the room, and from the outside it looks like confidence, and people wait for the end of your sentence as though they knew it was coming.",
          presses:
            'Somebody needs it faster, and you feel yourself speed up out of habit. You offer one thing at once and the rest later, and it turns out that one thing was all they needed.',
        },
      },
      mercury: {
        before: {
          eases:
            'Somebody complains about their mornings, and halfway through you recognize your own. You change the order of two things the next day. The worst half hour goes missing.',
          presses:
            "Messages come in faster than you can think, and each looks urgent. By evening you've answered thirty people, and the one page you'd meant to write is as white as it was at nine.",
        },
        after: {
          eases:
            "You explain in one sentence why you're slower to reply these days. They'd thought it was about them, so they're relieved, and the messages get shorter on both sides.",
          presses:
            'You answer too fast, because you always have, and you have to take half of it back. The other person is decent about it, and you read the next one twice.',
        },
      },
      venus: {
        before: {
          eases:
            "Something pleasant takes longer than it should, a lunch or the scenic way home, and you let it. What was waiting for you is still there afterward, and that's news to you.",
          presses:
            "You hurry to please someone, and they enjoy it without knowing what it takes. You don't tell them. They'll expect it next week at the same speed.",
        },
        after: {
          eases:
            'Good company falls in with you without being asked. The person you like best may have been waiting for you to slow down, since they start to tell you things.',
          presses:
            "Someone feels neglected because you're no longer available at once. They have a point about one evening, and giving them that evening costs you less than winning the argument.",
        },
      },
      mars: {
        before: {
          eases:
            "You have strength to spare and put it into the one heavy job that has been slowing all the others. It's done before dark, and the small ones fall over by themselves.",
          presses:
            "A working day turns into a race with someone who may not know they're in it. You win by a little, and your shoulders tell you the price.",
        },
        after: {
          eases:
            "You exercise, or do some honest work, and stop while you'd still like to go on. That's why you go again the next day, which you never managed by pushing.",
          presses:
            "You lose patience with somebody slow. It takes you an hour to notice that they're moving at just the speed you said you wanted for yourself.",
        },
      },
      jupiter: {
        eases:
          "An appointment falls through, or help turns up, and there's a hole in the day. For once you leave it a hole. You're fresh at four, when it counts.",
        presses:
          "You feel so well that you take on two extra things at once. There's strength for one of them, and you still have a few days to hand back the other without fuss.",
      },
      saturn: {
        eases:
          'You do the dull part at the same time each day and stop thinking about it. The reluctance had taken longer than the work ever did.',
        presses:
          "You come up against a limit, in your back, your sleep, or the number of hours in a day. You can't argue with it, so you finally cross something out.",
      },
      outer: {
        eases:
          'What you hurry for has been changing for years, and now you can feel it. An offer that would once have made you run makes you look at the calendar first.',
        presses:
          "One day you're wired and the next you're blank, because an old rhythm has stopped and the new one isn't there yet. It's no time for big promises about how much you can do.",
      },
      newMoon:
        'You start on a habit that takes fifteen minutes. It has a fixed hour and not much else to recommend it, and within days three other things have arranged themselves around it.',
      fullMoon:
        "You see how much you've been doing, all in one view. It's impressive, and you're sorry to have been absent for a good part of it.",
      back: "Something you'd rushed comes back to be done again. You do it slowly, since there's no other way, and it comes out so much better that you wonder about the rest.",
      on: "Things pick up speed again, and you find you don't mind. This time it was you who said go. You can feel the difference when you wake up.",
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
