import type { MonthPlot } from '#lore/authored.ts'

export const tenthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'your name',
    opens: {
      begins: [
        "What you're known for starts to change this month. Your name stands for certain things among the people who count on you, and you'd like to add one and drop another.",
        'What would you like people to think of when they hear your name? This month you begin to give them something else to think of, because what they think of now is several years old.',
      ],
      ripens: [
        'Your name comes up this month. People have an idea of what you can be counted on for, and you get to see how much of it is true and how much is only old.',
        "People say your name in places where you aren't, at work or wherever you're relied on. This month some of it comes back to you, so you find out what you've been standing for.",
      ],
    },
    turns: {
      'new-moon':
        "Your name is put to something new. It's a modest beginning, and those who matter have seen it. You'd have liked it to be perfect first, and because you didn't wait, it's there.",
      'full-moon':
        "Your name is in the light. Something you did is finished, judged, or passed around, and whatever they say about it, they're talking about the right thing. You can hear praise and blame on that day, since both are about the work.",
      eclipse:
        "A role that went with your name ends. It opened many rooms to you, and you're about to find out which of them you can enter without it. You're quieter for a while, because people have to learn how to introduce you.",
      station:
        "What your name stands for gets a second look, by you before anyone else. You may turn down something that would have sounded well. It would have been more of what you're already known for, and that's why it was offered.",
      'slow-eases':
        "Your name has begun to work for you. You're asked for by people you've never met, and for the thing you would have picked. You owe it to some dull years in which nobody was looking.",
      'slow-presses':
        "Your name is tested, by someone with the right to do it. What you've done well all along is the only argument, and it turns out to be enough. You're tired afterward and oddly calm, because you know now what it'll bear.",
    },
    between: {
      before: [
        'At first you only hear about it, in remarks that other people think are compliments.',
        "You go on doing what's expected of you, because you do it well and because people thank you for it.",
      ],
      after: [
        "From then on you're watched a little more closely, so you do the next thing with some care.",
        "It takes days until anyone says something, and by then you've stopped waiting for it.",
      ],
    },
    steps: {
      sun: {
        before: {
          eases:
            "You're seen doing what you're good at. Nobody makes a speech, but because the right person was watching, you get written down for something.",
          presses:
            'Someone with more rank takes the credit, and a little of it was yours. You note it and go on working, and you decide who hears about the next one first.',
        },
        after: {
          eases:
            'The approval is public and simple. You say thanks and leave it there, since anything more would take some of it back.',
          presses:
            "You have to answer for something, and you're first in line. A straight answer takes ten minutes, and because you gave it, nobody asks again.",
        },
      },
      mercury: {
        before: {
          eases:
            "You find a good sentence for what you do, short enough to be repeated. It's repeated the same day, by someone who'd never known how to put it.",
          presses:
            "A message of yours went out too soon. You correct one line and explain nothing, so it's forgotten by the afternoon.",
        },
        after: {
          eases:
            "You get passed along in a talk you don't hear. The call that follows begins with somebody else's compliment, so half of your work is done.",
          presses:
            "Somebody credits the wrong person, or quotes you loosely. You put it right in a friendly tone, once, and they're careful after that.",
        },
      },
      venus: {
        before: {
          eases:
            "You're pleasant to deal with, and for a day it gets you further than being right. Somebody thinks of you when a favor is due.",
          presses:
            "You say yes to keep someone important happy. Because of that you're now answerable for a thing that you don't care about, and it shows in how late you are with it.",
        },
        after: {
          eases:
            "Someone wants to appear with you, on a plan or on an invitation. They've chosen you for your manner as much as for your skill, so the alliance is likely to be easy.",
          presses:
            'You can be well liked in this or you can be respected, and you feel the pull of the first. You choose the second and nobody likes you less.',
        },
      },
      mars: {
        before: {
          eases:
            "You take the thing on before it has been given to anyone. By evening everyone speaks of it as yours, because you'd already begun.",
          presses:
            "A power struggle comes near, and both sides would like to have you. You don't know enough yet, so you say that, and you stay out of the first round.",
        },
        after: {
          eases:
            "You push something through. It's the kind of result that people remember, and you pay for it with a night's sleep.",
          presses:
            "Somebody challenges you in front of others. You're calmer than you'd thought, since you know what you did, and the ones who were watching draw their own conclusions.",
        },
      },
      jupiter: {
        eases:
          "You're offered a larger stage, by someone who checked first. That's why you can say yes without a speech about not deserving it.",
        presses:
          "More is promised than can be kept, by you or to you. You ask for the smaller version in writing, so you're the only one who isn't disappointed later.",
      },
      saturn: {
        eases:
          'Someone who knows what it took recognizes long work of yours. They say it drily, and it lasts you longer than applause.',
        presses:
          "The climb is slow, and it's watched. You do it properly because there's nothing else you can do about it, and that's what gets noticed.",
      },
      outer: {
        eases:
          "What you want to be known for has been changing for years. Others are starting to see it, so you're asked different questions than you used to be.",
        presses:
          'The place where you count for something is changing its rules. What you can do goes with you, so you can watch who ends up at the top with some calm.',
      },
      newMoon:
        "You take a first step toward something bigger. You leave the reasons out, and since you don't explain, nobody argues.",
      fullMoon:
        "A result is in, and it's known to be yours. You look at it for a full minute before you go on to the next, because you usually don't.",
      back: "An earlier ambition looks in, or somebody you used to answer to. They remember you for something you'd forgotten, and you find that you've kept the better part of it.",
      on: "A decision that others had held up goes through. You're where you ought to be on the paper, so you can stop preparing for the other case.",
    },
    settles: {
      begins: [
        "By the end your name has been connected with one new thing. It'll take others half a year to get used to it, and you about a week.",
        "By the end some people think of the new thing first. The rest will say your name in the old tone for a while, and it bothers you less, because you've seen it change once.",
      ],
      ripens: [
        "By the end you know what your name is good for. It could do something for a person who has none yet, and that's what it would be remembered for.",
        "By the end you've heard most of it. About half of what your name stands for is still true, and you've told the right person about the other half.",
      ],
    },
  },
  {
    subject: 'the proposal',
    opens: {
      begins: [
        "A proposal starts to form this month. You've seen for a while how something could be done better in something you help to run, and nobody but you can put it forward.",
        "What would you change if they let you? You've had a proposal in your head for some time, and this month it begins to come out, because you've grown tired of hearing yourself complain.",
      ],
      ripens: [
        'A proposal of yours comes to the people who decide. It may be a plan, an application, or a request for more say, and it has been ready for longer than you have.',
        "You've asked for something from people who can say no. This month they get around to your proposal, and you'd like to know whether they see what you see.",
      ],
    },
    turns: {
      'new-moon':
        "The proposal is made. You'd planned a long introduction, and in the end you simply say what you want to do. They ask two questions, and since you know the answers, they go on to when.",
      'full-moon':
        "The proposal is decided, or it becomes clear by whom. You've done your part in full view, and it was done well. So you can sleep, whatever they say, and you do.",
      eclipse:
        'The proposal is overtaken. The place it was meant for changes shape, and the new shape has a better opening for you in it. You rewrite the first line and leave the rest, because the rest was never about the place.',
      station:
        "The proposal comes back with remarks. Two of them are fair, and one gives away what they're really worried about. So you answer that worry first, and the other two take ten minutes.",
      'slow-eases':
        "The proposal goes through, with less noise than you'd armed yourself for. You'd made your case over months, by being reliable.",
      'slow-presses':
        "The proposal meets someone who can stop it. You learn what they want, and you decide how much of your own plan you'd trade for that. It's less than you'd thought, because they wanted to be asked.",
    },
    between: {
      before: [
        "Until then you polish it, since that's safer than showing it, and every polish makes it a little less yours.",
        "You test it on people who can't decide anything, and they like it, which helps less than you'd hoped.",
      ],
      after: [
        "After that it isn't only yours, so you hear it explained by others, in words you'd never have used.",
        "You'd expected to feel finished, and you feel as if you'd begun.",
      ],
    },
    steps: {
      sun: {
        before: {
          eases:
            "You have a friend in a good position. You hadn't known, and because of how they ask about it you can tell that they'd speak for you.",
          presses:
            "Somebody takes it personally, though it was about a procedure. You've stepped on a pride, so you'll need to say something kind before you go on.",
        },
        after: {
          eases:
            "It's connected with you now, and people nod to you in passing. You enjoy it for a day, since on the second day the work begins.",
          presses:
            "The credit spreads out to people who came late. As long as it gets done you can afford to be generous, and they'll owe you for it.",
        },
      },
      mercury: {
        before: {
          eases:
            'You get it onto one page, and the page is good. Someone reads it standing up and tells you to send it.',
          presses:
            "It's discussed by people who haven't read it. Your summary should have been the first line, so you send it again with that line on top.",
        },
        after: {
          eases:
            "Questions come in, and they're the questions of people who mean to use it. You answer them gladly, because each one makes it more theirs.",
          presses:
            "There's a gap that you'd hoped nobody would see. You ask the one who saw it how they'd close it, and now you have an ally.",
        },
      },
      venus: {
        before: {
          eases:
            'You get a fair hearing by being good company. Nobody likes to say no over lunch, so you hear what they really worry about.',
          presses:
            "You water it down until everyone likes it. There was one strong sentence in it, and since you've taken that out, nobody knows why you're asking.",
        },
        after: {
          eases:
            'You come into contact with people whose manners you enjoy. It was the work that brought you together, and it may be the best of what you get from it.',
          presses:
            "Somebody would like it better if you were more grateful. You're gracious and leave everything as it is, because you've learned what giving way would cost.",
        },
      },
      mars: {
        before: {
          eases:
            "You speak up a day early, while your nerve is good. The others hadn't got their objections ready, so they listen.",
          presses:
            "You push at the wrong moment, at someone with a headache. You'll have to come back on a better day, with half of it.",
        },
        after: {
          eases:
            "You carry out the first part yourself. After that it's hard to stop, because people can see it working.",
          presses:
            "Someone fights it now that it's been agreed. You have the agreement, so you let them tire.",
        },
      },
      jupiter: {
        eases:
          "You're received better than you'd expected, and somebody wants it bigger. You take the support and keep the size, since that's what you can deliver.",
        presses:
          "It has grown until it would need a new floor. You go back to the part that could start soon, because that's the part that made them listen.",
      },
      saturn: {
        eases:
          "Somebody experienced goes through it with you, line by line. It's dull, and it saves you a year.",
        presses:
          "You're told to wait, by a rule or by a person who likes rules. You ask how long, and because you asked, there's a date.",
      },
      outer: {
        eases:
          "What's wanted up there has been changing, so you come at the right time. A year ago you'd have been told that it was too early.",
        presses:
          'The people who decide may not be the same in a month. You keep it short enough to be explained again, which improves it.',
      },
      newMoon:
        "A beginning is in the air, so you tell one person who has a say. They've been looking for something like it, or so they claim.",
      fullMoon:
        "All eyes are on what you've done so far. It argues for you better than you could, so you add nothing.",
      back: "It goes through another round. You find the sentence that you'd have been sorry to see in print, and you're glad of the delay.",
      on: "A committee or a person finally answers. There's a date, so you can stop rehearsing and start to plan.",
    },
    settles: {
      begins: [
        "By the end the proposal is on its way, and you've stopped touching it. You've begun to think about what you'd do on the first day if they said yes.",
        "By the end you've told them what you'd change. They may take only half of the proposal, and it's more than the complaining ever got you.",
      ],
      ripens: [
        'By the end the proposal has its answer, and so have you. If it was yes, the work begins, and if it was no, you know exactly who has to be asked next.',
        "By the end you know what they see, and it's most of what you see. Where the proposal was turned down, the reason was given, so you can work with it.",
      ],
    },
  },
]
