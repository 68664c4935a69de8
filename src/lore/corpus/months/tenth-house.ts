import type { MonthPlot } from '#lore/authored.ts'

export const tenthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'your name',
    opens: {
      begins: [
        "What you're known for starts to change this month. Your name stands for certain things among the people who count on you, and you'd like to add one and drop another.",
      ],
      ripens: [
        'Your name comes up this month. People have an idea of what you can be counted on for, and you get to see how much of it is true and how much is only old.',
      ],
    },
    turns: {
      'new-moon':
        "Your name is put to something new. It's a modest beginning, and those who matter have seen it.",
      'full-moon':
        "Your name is in the light. Something you did is finished, judged, or passed around, and whatever they say about it, they're talking about the right thing.",
      eclipse:
        "A role that went with your name ends. It opened many rooms to you, and you're about to find out which of them you can enter without it.",
      station:
        'What your name stands for gets a second look, by you before anyone else. You may turn down something that would have sounded well.',
      'slow-eases':
        "Your name has begun to work for you. You're asked for by people you've never met, and for the thing you would have picked.",
      'slow-presses':
        "Your name is tested, by someone with the right to do it. What you've done well all along is the only argument, and it turns out to be enough.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You're seen doing what you're good at. Nobody makes a speech, but your name gets written down.",
          presses:
            'Someone with more rank takes the light, and a little of it was yours. You note it, and you go on with the work that has your name on it.',
        },
        after: {
          eases:
            'The approval is public and simple. Say thanks and let your name stand there by itself.',
          presses:
            'You have to answer for something, and your name is first on the list. A straight answer costs you ten minutes.',
        },
      },
      mercury: {
        before: {
          eases:
            "A good sentence about what you do turns up, and it's short enough to be repeated. Your name could use it.",
          presses:
            'Your name is on a message that went out too soon. A correction of one line is better than an explanation.',
        },
        after: {
          eases:
            "Your name is passed along in a conversation you don't hear. The call that follows begins with somebody else's compliment.",
          presses:
            'Somebody credits the wrong person, or quotes you loosely. You put your name right in a friendly tone, once.',
        },
      },
      venus: {
        before: {
          eases:
            "You're pleasant to deal with, and it gets further for a day than being right. People connect it with your name.",
          presses:
            "You say yes to keep someone important happy. Your name is now on a thing that you don't care about.",
        },
        after: {
          eases:
            'Someone likes your name beside theirs, on a plan or on an invitation. It could be the start of a good alliance.',
          presses:
            'Being well liked and being respected pull in different directions. Your name can do with a little less of the first.',
        },
      },
      mars: {
        before: {
          eases:
            "You take the thing on before it has been given to anyone. By evening it's understood that it goes with your name.",
          presses:
            "A power struggle comes near, and your name is used in it. You needn't choose a side before you know what it's about.",
        },
        after: {
          eases:
            "You push something through. It's the kind of result that a name is made of, and you slept badly for it.",
          presses:
            "Somebody challenges you in front of others. You're calmer than you thought, and your name gains by it.",
        },
      },
      jupiter: {
        eases:
          'A larger stage is offered to you. Your name is good enough for it, and the offer was made by someone who checked.',
        presses:
          "You're promised more than can be kept, or you promise it. Your name is safer with the smaller version in writing.",
      },
      saturn: {
        eases:
          'Long work is recognized by someone who knows what it took. They use your name without a first name, as one does with people who last.',
        presses:
          "The climb is slow this month, and it's watched. Doing it properly is all that your name asks.",
      },
      outer: {
        eases:
          'What you want to be known for has been changing for years. Others are starting to notice, and your name sounds different to them.',
        presses:
          'The place where your name counted is changing its rules. What you can do goes with you, no matter who sits at the top.',
      },
      newMoon:
        'A first step toward something bigger is possible. Put your name down and leave the reasons out.',
      fullMoon:
        'A result is in, and it has your name on it. Look at it for a full minute before you start on the next.',
      back: 'An earlier ambition looks in, or somebody you used to answer to. Your name meant something else to them, and you can smile about it.',
      on: 'A decision that others had held up goes through. Your name is on the right line.',
    },
    settles: {
      begins:
        "By the end your name has been connected with one new thing. It'll take others half a year to get used to it, and you about a week.",
      ripens:
        "By the end you know what your name is good for. Use it for one person who has none yet, since that's what it'll be remembered for.",
    },
  },
  {
    subject: 'the proposal',
    opens: {
      begins: [
        "A proposal starts to form this month. You've seen for a while how something could be done better in something you help to run, and nobody but you can put it forward.",
      ],
      ripens: [
        'A proposal of yours comes to the people who decide. It may be a plan, an application, or a request for more say, and it has been ready for longer than you have.',
      ],
    },
    turns: {
      'new-moon':
        "The proposal is made. You'd planned a long introduction, and in the end you simply say what you want to do.",
      'full-moon':
        "The proposal is decided, or it becomes clear by whom. You've done your part in full view, and it was done well.",
      eclipse:
        'The proposal is overtaken. The place it was meant for changes shape, and the new shape has a better opening for you in it.',
      station:
        "The proposal comes back with remarks. Two of them are fair, and one gives away what they're really worried about.",
      'slow-eases':
        "The proposal goes through, with less noise than you'd armed yourself for. You'd made your case over months, by being reliable.",
      'slow-presses':
        "The proposal meets someone who can stop it. You learn what they want, and you decide how much of your own plan you'd trade for that.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "The proposal has a friend in a good position. You hadn't known, and it shows in how they ask about it.",
          presses:
            'Somebody takes the proposal personally, though it was about a procedure. You have trodden on a pride and may want to step off.',
        },
        after: {
          eases:
            'The proposal is connected with you now, and people nod to you in passing. Enjoy it for a day.',
          presses:
            'The credit for the proposal spreads out. As long as it gets done you can afford to be generous.',
        },
      },
      mercury: {
        before: {
          eases:
            'The proposal fits on one page, and that page is good. Someone reads it standing up and says send it.',
          presses:
            "The proposal is discussed by people who haven't read it. Your summary should have been the first line.",
        },
        after: {
          eases:
            "Questions about the proposal come in, and they're the questions of people who mean to use it.",
          presses:
            "The proposal has a gap that you'd hoped nobody would see. You close it by asking the one who saw it.",
        },
      },
      venus: {
        before: {
          eases:
            'You get the proposal a fair hearing by being good company. Nobody likes to say no over lunch.',
          presses:
            'You water the proposal down until everyone likes it. There was one strong sentence in it, and that should go back.',
        },
        after: {
          eases:
            'The proposal brings you into contact with people whose manners you enjoy. That may be its best result.',
          presses:
            'Somebody would like the proposal better if you were more grateful. You can be gracious and leave it unchanged.',
        },
      },
      mars: {
        before: {
          eases:
            "You put the proposal forward a day early, while your nerve is good. The others hadn't got their objections ready.",
          presses:
            'You push the proposal at the wrong moment, at someone with a headache. It needs a second attempt on a better day.',
        },
        after: {
          eases:
            "You carry out the first part of the proposal yourself. After that it's hard to stop.",
          presses:
            'Someone fights the proposal now that it has been agreed. You have the agreement, so you may let them tire.',
        },
      },
      jupiter: {
        eases:
          'The proposal is received better than it deserves, and somebody wants it bigger. Take the support and keep the size.',
        presses:
          'The proposal has grown until it would need a new floor. Put forward the part that could start soon.',
      },
      saturn: {
        eases:
          "Somebody experienced goes through the proposal with you, line by line. It's dull and worth a year.",
        presses:
          'The proposal is told to wait, by a rule or by a person who likes rules. The wait has a length, and you may ask for it.',
      },
      outer: {
        eases:
          'What is wanted up there has been changing, and the proposal comes at the right time. You had only to keep it in the room.',
        presses:
          'The people who decide on the proposal may not be the same in a month. Keep it short enough to be explained again.',
      },
      newMoon:
        'A beginning is in the air, and the proposal can be part of it. Say it to one person who has a say.',
      fullMoon:
        'All eyes are on what has been done. The proposal can be judged by that, and you need add nothing.',
      back: "The proposal goes through another round. You find the sentence that you'd have been sorry to see in print.",
      on: 'A committee or a person finally answers. The proposal has a date.',
    },
    settles: {
      begins:
        "By the end the proposal is on its way, and you've stopped touching it. Think about what you'd do on the first day if they said yes.",
      ripens:
        'By the end the proposal has its answer, and so have you. If it was yes, the work begins, and if it was no, you know exactly who has to be asked next.',
    },
  },
]
