import type { YearBeats, YearLord } from '../../../year-ahead.ts'

/** What the moments of a year do to the questions asked without a birth time, in the order of the questions. */
export const pointBeats: Record<YearLord, readonly YearBeats[]> = {
  sun: [
    {
      presses: [
        "You get less notice here than you've earned, so you find out what you'd have done for none.",
        'Your pride is easily hurt in a stretch like this, and it mends faster when you keep working.',
        'Somebody else may be called on, and you learn a good deal from how long you think about it.',
      ],
      eases: [
        "Someone may say the right thing about what you do, and you don't have to pretend you hadn't waited for it.",
        'You do a thing well here and know it before anyone tells you.',
      ],
      ends: [
        'You let one comparison go that had followed you around for years.',
        'A piece of work is done, and you like it just as much with nobody in the room.',
      ],
    },
    {
      presses: [
        'Doing it your own way takes longer here, and someone is waiting.',
        'Fitting in would buy you peace, and this time the price looks high.',
        "You're told how it has always been done, by a person who'd like you to be less visible.",
      ],
      eases: [
        'You do it as you always have, and that turns out to be what they were hoping for.',
        "You're recognized for something only you'd have thought of, and it was no trouble.",
      ],
      ends: [
        'You stop borrowing an opinion you never quite held.',
        'After this you need less agreement than you used to before you begin.',
      ],
    },
    {
      presses: [
        'You wait to be asked here, and the waiting is the tiring part.',
        "Someone may get the offer you'd have wanted, and you hear yourself being gracious about it.",
        "You're asked for everything except the thing you are best at.",
      ],
      eases: [
        'Somebody may ask, almost by chance, for nearly the right thing.',
        "You mention in passing what you'd like, and the other person writes it down.",
      ],
      ends: [
        'You stop hoping that one certain person will notice.',
        'You find out that one invitation you had waited for would have bored you.',
      ],
    },
    {
      presses: [
        "You're slow at it here, and everyone can see, and nothing follows from that.",
        "What you're good at is no use in this, so you have to manage with who you are.",
        "It would be easy to get out of it gracefully, and you're tempted.",
      ],
      eases: [
        'Somebody may show you how without making you feel it.',
        'You get better at it between one try and the next, and laugh out loud.',
      ],
      ends: [
        'One thing you had to be good at no longer has to be done by you.',
        "You've stopped explaining that you're new at this.",
      ],
    },
  ],
  moon: [
    {
      presses: [
        'What usually settles you is out of reach here, so you find out what the second-best thing is.',
        "You say you're fine once too often, and one person doesn't believe it.",
        'A bad night makes the next day look worse than it is, and you know that by lunch.',
      ],
      eases: [
        "You sleep, you eat, and someone's glad to see you, and it's more than enough.",
        'Comfort comes without your having to earn it, and you let it.',
      ],
      ends: [
        "One thing you used to need when you were low isn't needed now.",
        'An old way of being looked after comes to its end, and the new one is closer to equal.',
      ],
    },
    {
      presses: [
        "Other people's moods get in here more easily than they should, and you carry them to bed.",
        "You keep the peace and pay for it in the evening, when you've nothing left to say.",
        'Somebody may need you at the hour when you need nobody.',
      ],
      eases: [
        'You can be with people here without watching their faces.',
        'Somebody may ask how you are and have time for the answer.',
      ],
      ends: [
        "You stop apologizing for one feeling that was never anybody's business.",
        "A worry you'd been carrying for another person goes back where it came from.",
      ],
    },
  ],
  mercury: [
    {
      presses: [
        "You defend the opinion here and notice that you've started to repeat yourself.",
        "A fact may turn up that doesn't fit, and it stays in view after you've put it aside.",
        'You answer too fast and spend the evening composing the better version.',
      ],
      eases: [
        'You understand the other side of it here, in plain words, from somebody patient.',
        'A thought comes out right at the first try, and you write it down while it lasts.',
      ],
      ends: [
        "One argument is over, and you can't say any longer who won it.",
        "You've stopped quoting a person whose opinion you used to borrow.",
      ],
    },
    {
      presses: [
        "There's too much to read and to answer here, and the thing that matters is on page three.",
        'You explain it twice, and it gets less clear, which is a sign.',
        'A careless line of yours may get passed on, and you find out how far.',
      ],
      eases: [
        "Somebody may want to know exactly what you know, and you're glad to tell it.",
        'Learning comes easily, so a half hour goes a long way.',
      ],
      ends: [
        'You close one subject that had been open in your head for a year.',
        "A message you'd been dreading may arrive and fit into two lines.",
      ],
    },
  ],
  venus: [
    {
      presses: [
        'Being polite gets expensive here, in money or in evenings.',
        'You may be fond of somebody and tired of them in the same hour, and both are true.',
        "What you bought to cheer yourself up doesn't, and you know what would have.",
      ],
      eases: [
        'You like somebody here with no effort at all, and it seems to be mutual.',
        'Something beautiful comes cheap, or somebody simply gives it to you.',
      ],
      ends: [
        'You stop being charming in one direction where it never got you anything.',
        'An old fondness turns out to have become a habit, and you can let it be one.',
      ],
    },
    {
      presses: [
        "You give more than you get here, and for a change you'd be able to say how much.",
        'A compliment comes with a request attached, and you can tell.',
        'Somebody may take your time for granted because you make it look easy.',
      ],
      eases: [
        'You get something back for what you put in, without having mentioned it.',
        'Being generous costs you nothing here, since it goes to the right person.',
      ],
      ends: [
        'One imbalance is over, by talking or by tiredness.',
        'You find that a certain person has stopped asking, and that you can meet as friends.',
      ],
    },
  ],
  mars: [
    {
      presses: [
        'The anger is quicker than you are here, and the effort it takes could have moved furniture.',
        'You push, and it pushes back, and at some point you have to ask what you wanted.',
        'Being blocked shows you which goal you go around the obstacle for.',
      ],
      eases: [
        "Effort pays here by the hour, and you stop before you're worn out.",
        'You get a thing done that had been waiting for nothing but a good morning.',
      ],
      ends: [
        'You put down one quarrel, mostly from lack of interest.',
        'A fight is over and the goal is still there, a good deal nearer.',
      ],
    },
    {
      presses: [
        'You say yes with your mouth and no with your feet here, and people go by the feet.',
        "Asking straight out is what you'd rather not do, and hinting has run out.",
        "You do it yourself, with some noise, and nobody knows what you'd wanted from them.",
      ],
      eases: [
        "You ask for what you want here in so many words, and it's no big thing.",
        "You've got the energy, and somebody's got the time, and you only have to say when.",
      ],
      ends: [
        "One thing you've been hinting at for ages is settled.",
        "You no longer wait for a certain person to guess, and you're both the better for it.",
      ],
    },
  ],
  jupiter: [
    {
      presses: [
        'The hope gets too big for its own good here, and you promise on its behalf.',
        'Everyone has a better idea for your life than you do, and two of them are good.',
        "You see what it would cost, and it's the first figure that makes the whole thing real.",
      ],
      eases: [
        "A piece of it is simply offered to you, and all you have to do isn't be modest.",
        'You meet somebody who has done what you hope to do, and they make it sound possible.',
      ],
      ends: [
        'One version of the hope is over, usually the one you told at parties.',
        'You get a part of it, and it fits better than the whole would have.',
      ],
    },
    {
      presses: [
        "You've got too many good things going here, and they meet on the same evening.",
        'More would be possible, as it always is, and you start to suspect the word.',
        'You sell something to somebody as sure, and then you have to make it so.',
      ],
      eases: [
        "There's plenty to go around here, and you can be choosy about it.",
        'Luck comes to you by way of people, so it pays to have gone out.',
      ],
      ends: [
        'You let one opportunity pass, and nothing falls down.',
        "Something you started in a generous mood is finished, and you'd do half of it again.",
      ],
    },
    {
      presses: [
        'You argue for it here at some length, and nobody asks what you do on weekends.',
        'What you believe in becomes inconvenient, which is a good moment to look at it.',
        'You promise the cause more hours than your week has.',
      ],
      eases: [
        'You meet people who do something about it, and they have a spare pair of gloves.',
        'It gets easy to keep your word, since somebody is counting on it.',
      ],
      ends: [
        'You give up one position you had only held for the sake of the argument.',
        'Something you worked for is done, in a small way, and stays done.',
      ],
    },
  ],
  saturn: [
    {
      presses: [
        'An obligation asks for more than was agreed here, and you look up what was agreed.',
        "You do your duty and nobody claps, and you find out whether you'd still do it.",
        'Someone may be used to your carrying this, and saying so is harder than carrying it.',
      ],
      eases: [
        'One duty suits you here, and you get some credit for it.',
        'Somebody older or more experienced may take a load off you with one sentence.',
      ],
      ends: [
        'One old obligation may turn out to be paid off already, and nobody else was counting.',
        'One promise has been kept long enough, and you can say so without shame.',
      ],
    },
    {
      presses: [
        'It goes slowly here, and hurrying makes it slower.',
        "A thing you built a while ago may show its weak spot, and it's the spot you knew about.",
        "You'd like to be told that it's good enough, and the people who could tell you are busy.",
      ],
      eases: [
        'What you set up patiently starts to carry its own weight.',
        "Work goes well here in the old way, a bit every day, and you needn't think about it.",
      ],
      ends: [
        "One piece of it is done to a standard you needn't go back to.",
        'You stop mending a thing that was never going to hold.',
      ],
    },
    {
      presses: [
        "It's hard this time, and for once not because you made it so.",
        "You do it the long way, and somebody finishes before you by cutting a corner that didn't matter.",
        "You add a last check, and then one more, and then it's midnight.",
      ],
      eases: [
        'It goes well without much from you, and you let it.',
        'Somebody may take the hard part and enjoy it.',
      ],
      ends: [
        'One rule you had made for yourself can be dropped, and the work is none the worse for it.',
        "You put down something heavy, and it doesn't occur to anyone to blame you.",
      ],
    },
  ],
}
