import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

export const sunTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'memory',
        sentences: [
          '{on} a year of your own turns its page{ref}, whatever the candles say.',
          'Sit down for ten minutes with the old calendar.',
          "Mark what you'd do again, and write one line about what the next twelve months are for.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "You are hard to overlook {on}{ref}, and for once you needn't apologize for it.",
          'Choose what people get to see: the finished piece, the new haircut, the plain sentence that begins with your name and ends with what you want.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the will comes before the reasons{ref}.',
          "Something you've wanted all along stands there with nothing around it.",
          'Say it aloud in an empty room, and do the first part at once, as a present from you to you.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "The person you've become since last year shows up for inspection {on}{ref}.",
          'Look kindly.',
          'Retire one habit that belonged to somebody younger, the old signature, a joke at your own expense, and enter the new one in ink.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          "{on} you and what you're doing face the same way{ref}.",
          'Effort is like walking downhill with a friend.',
          "Put your best hour into the thing you'd like to be known for, and sign it where people can read it.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Being seen accurately is easy to bear {on}{ref}, since you're standing in good light.",
          'Accept the invitation to talk about yourself.',
          'Take three sentences, proudly, and then ask what is going well on their side.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} confidence is simply there{ref}, like a bicycle that somebody oiled overnight.',
          'Use it for the call in which you have to say who you are and why they should listen.',
          'Keep it short, and stand up while you talk.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'It is pleasant to be you {on}{ref}, with no audience required.',
          "Spend an hour on what you did before anyone graded it, whistling, drawing horses, taking radios apart, and put the result where you'll pass it.",
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "{on} your will meets somebody else's in the doorway{ref}, and both are carrying something.",
          'Name what you want, ask what they want, and look for the order in which two people can go through one door.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Attention comes at the wrong angle {on}{ref}: too much on what you'd rather not show, too little on what you made.",
          'Turn the work toward the light with your own hands.',
          'One sentence about it will do.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the way you usually are yourself gets in your way{ref}.',
          'The tone, the chair, the famous opinion have been worn for months.',
          'Try one thing out of character, on purpose, and see who likes it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Pride makes you stand too straight {on}{ref}, and by afternoon the back knows.',
          'Sit down for part of the argument.',
          'You can want what you want from an ordinary chair, with both elbows on the table.',
        ],
      },
    ],
  },

  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the light falls on your home{ref}, and on who feeds whom in it.',
          'Look at the table, the bed, the corner you avoid.',
          'Change one of them so that the person living there, which is you, is better looked after.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What you needed as a child is easy to see {on}{ref}, and so is the part of it you still wait for.',
          'Give yourself a portion openly, the bedtime page, the cut-up apple, the lamp left on in the hall.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} a feeling you usually keep in the back room steps to the front{ref}.',
          'Let it be seen by one person you trust, or by the mirror.',
          'It asks to be noticed, and then it is content to sit.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You can say what you need {on}{ref} without wrapping it in a joke.',
          'Make it concrete, an evening in, a hand on your back, somebody else doing the dishes, and ask for it by name and hour.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          '{on} your will and your comfort stand side by side on the same shelf{ref}.',
          'Build the day around it: the good soup at noon, the work near the stove, and an early end that you announce beforehand and keep.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your routines carry you well {on}{ref}.',
          "Notice which of them you're proud of, the made bed, the swept step, the call to an aunt.",
          'Show one, openly, to somebody who asks how you manage to keep going.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you can let people see where you live{ref}, in the rooms or in the heart.',
          "Have someone over without tidying beyond the chair they'll sit on.",
          'The crumbs make it easier for both of you to talk.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Rest and will are on good terms {on}{ref}, so a nap is no desertion.',
          'Plan the important thing for after it.',
          "You'll hear the difference in your voice before anyone can see it in the work.",
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} you want to be admired and looked after at once{ref}, by the same person, if possible before dinner.',
          "Say which you'd like first.",
          'The other may well be waiting to make a similar announcement to you.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'What you set out to do and what home asks of you overlap {on}{ref}, like two pans on one burner.',
          'Decide which simmers.',
          'Tell those concerned, with a time, and then leave the lid where it is.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "{on} the head has a plan, and the stomach wasn't consulted{ref}.",
          'You notice it by how often you check whether the others approve.',
          'Ask the stomach directly, over bread, and amend the plan in one place.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Tears stand nearer to pride than usual {on}{ref}.',
          'They are no argument against what you want.',
          "Drink some water, say 'give me a minute', and go on in a lower voice from the very word where you stopped.",
        ],
      },
    ],
  },

  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} your mind is the best lit room you have{ref}.',
          "Work where the words are: the letter, the outline, the talk you're to give.",
          'Read the first page aloud, and keep the sentences in which you hear yourself.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your opinion has a good voice {on}{ref}, so let it be your own.',
          'Leave out what you read about the matter.',
          "Start with what you've seen yourself, on which street, and stop when you've said it.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} a plan wants your signature{ref}.',
          'Write what, where and by when on half a page, and put your name underneath as you would on a contract.',
          "Then tell one person who'll ask you about it.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Talk is how you shine {on}{ref}, in hallways, in messages, over the fence.',
          "Pick the conversation you've been wanting to have, and be its host: you open it, you ask the second question, you thank them for coming.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} explaining yourself is no trouble{ref}.',
          'Take the thing nobody has quite understood about your work or your week, and put it in words for a bright twelve-year-old.',
          'Keep that version for the grown-ups as well.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A question asked out of curiosity gets you further {on}{ref} than any announcement.',
          "Ask two people how they do what you'd like to be doing.",
          'Write down the verbs they use, and try one of them yourself.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} even your errands have a brain{ref}.',
          'Put the five of them in the order of the streets, take a book along for the line, and come home with half an hour to spare that nobody else knows you saved.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Reading feeds the will {on}{ref}.',
          "Choose something on the subject you secretly count as yours, the bridges, the beetles, the blues, and copy out by hand one sentence you'd have liked to write yourself, with the page number.",
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "{on} you'd rather be heard than understood{ref}, and it makes you say things twice.",
          'Say it once, at normal volume.',
          'Then have the other person tell you in their own words what arrived, and correct only that.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What goes out under your name may say a bit more than you mean {on}{ref}.',
          'Reread it with the eyes of the one it concerns.',
          "Cut the clever line, even if it's your favorite, and keep the clear one.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you know what you want and your notes say otherwise{ref}.',
          'Neither has to win.',
          'Lay both on the table, ask a person with no stake in it to read them, and listen without finishing their sentences.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Too many voices explain you to yourself {on}{ref}, and some of them are only tabs.',
          'Close the ones that never ask you anything.',
          'What remains fits on a card, and you may answer it by hand.',
        ],
      },
    ],
  },

  venus: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} looking good is a form of goodwill{ref}, toward yourself first.',
          "Give the mirror some extra minutes with music on, choose the thing that's a shade too fine for the occasion, and go out in it to buy potatoes.",
        ],
      },
      {
        view: 'money',
        sentences: [
          'What a thing is worth to you is plain to see {on}{ref}, whatever the tag says.',
          'Go through one shelf by that light.',
          "Keep what you'd buy again, and give away what you only kept for its price.",
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} you like someone and it shows{ref}.',
          'Nothing needs hiding.',
          'Put the liking into something they can hold, a postcard, half a cake, their own words quoted back to them, and hand it over in full daylight.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Taste is your authority {on}{ref}.',
          "Where others discuss what is correct, say what is beautiful and why you'd choose it.",
          "Make one page, plate or corner exactly as you'd have it, and leave it in view.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          "{on} it's easy to be liked without trying for it{ref}.",
          "Bring people together who'd enjoy one another, over something simple with olives in it.",
          'Your part is the invitation and the lamp, and both come naturally.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You feel sure enough of yourself {on}{ref} to offer affection first.',
          'Say what you admire, with an example from this week.',
          'Then be quiet for a little, and let yourself be looked at in return, which is the harder half.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} you can name your price in a pleasant tone{ref}, because you like what you offer.',
          'Say the figure or the favor, smile, and leave the silence alone.',
          'Whatever comes back, the next time costs you less breath.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Beauty does you good between two errands {on}{ref}.',
          'Give it an appointment: one room of the museum, one song through real speakers, the long way past the gardens, with your phone in the inner pocket.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} you want your own way and to be loved for it{ref}.',
          'Take one at a time.',
          'Have your way in something small, warmly announced, and in the next thing let the other one choose and enjoy their choosing.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'A purchase would like to stand for you {on}{ref}.',
          'Ask it to come back in three days.',
          'Meanwhile show yourself off with what you own, the old boots polished, the good story, the recipe nobody else has.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} pleasing people and being someone pull at the same sleeve{ref}.',
          'You hear it in the extra laugh.',
          "Drop one courtesy you don't mean, keep one you do, and find out which one is missed.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Being the charming one is work {on}{ref}, and you notice that the wages are late.',
          'Let somebody else entertain the table.',
          'You may sit there with an opinion on the wallpaper, and be liked for that.',
        ],
      },
    ],
  },

  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          "{on} there's a push behind your breastbone that wants a job{ref}.",
          'Give it a visible one: the hill, the hedge, the stack of boxes.',
          'Stop while you still have some left, and stand looking at what you did.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You start things well {on}{ref}.',
          "Choose one that is yours, and make the first move before you've told anyone, so that it is the doing and not the telling that warms you up for the rest.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} your anger is honest and stands in daylight{ref}.',
          "Use it for the one sentence you've owed somebody, face to face, with verbs and without adjectives.",
          'Then unclench your hands and let them have their turn.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "Wanting shows on you {on}{ref}, and looks better than you'd think.",
          'Ask directly for the dance, the date, the window seat.',
          'A clear question leaves the other free, which is more than hinting ever did.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} will and muscle pull the same cart{ref}.',
          'Tackle what needs a start more than it needs thought, and let the first quarter of an hour be rough.',
          "You'll want to go on, so set the end beforehand.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your body likes being told where to go {on}{ref}.',
          'Walk there, swim there, carry the thing yourself.',
          "A matter you've been turning over for days, from every side, may well look simpler at about the second mile.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you can lead without raising your voice{ref}.',
          "Say 'shall we?' and be the first to pick up a chair.",
          "People like to follow a pair of hands that are busy, and yours know what they're after.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A bit of rivalry is good fun {on}{ref}, at cards, at the sink, up the stairs.',
          'Challenge someone who laughs easily.',
          'Play to win, shake hands, and notice how awake the both of you have become.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you and somebody want the same armrest{ref}.',
          "It needn't be a war.",
          "Take it for the first half, offer it for the second, and save your force for what you'd really fight for, which is worth writing down.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'There is more steam than pipe {on}{ref}.',
          'Run it off before you present your case: stairs, rugs, a fast walk in the wind.',
          'The case gets shorter that way, and you can present it without pointing.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} it seems that everyone else is the brake{ref}.',
          'Choose a task in which nobody can stop you, and finish it.',
          'With that in your pocket the slow ones look merely careful, and some of them have a point.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You compete without noticing {on}{ref}, in traffic, in chat threads, in who is more tired.',
          'Let three people win before noon.',
          "What's left of your wanting after that is worth an honest effort of its own.",
        ],
      },
    ],
  },

  jupiter: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} you may think of yourself a size larger{ref}.',
          'Say yes to the one request that needs you to grow a little, and no to the two that only need you to be nice.',
          'Date all three answers.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your laugh carries {on}{ref}, and so does your faith in things.',
          'Spend it where someone is about to begin, an apprentice, a neighbor, yourself.',
          'Tell them exactly what you see in them, without rounding up.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} appetite and pride sit down together{ref}, at a big table.',
          "Cook what you're famous for, in the largest pot, or order the dish you can't pronounce.",
          "Raise a glass to what you'd like more of.",
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A wide view does you good {on}{ref}.',
          'Go up something, a hill, a tower, the top deck of a bus, and look at your life from there as at a map.',
          "Note the road you hadn't considered.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} doors seem to have been left on the latch{ref}.',
          'Ask the person who knows more than you, the one you thought too busy, for twenty minutes.',
          'Bring one good question, and thank them in detail.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You have the long view and the good mood for it {on}{ref}.',
          "Sketch where you'd like to stand in three years, generously, on big paper.",
          'Then circle the piece that fits into this month, and tell somebody cheerful.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} generosity suits you, and you can tell how much is right{ref}.',
          'Tip well, lend the good ladder, treat someone to a ticket.',
          'It comes from plenty, so it leaves no need to mention it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Luck looks much like a habit of noticing {on}{ref}.',
          'Walk with your head up.',
          'Say yes to the detour, the sample, the chat with the man who cuts keys, and count at supper what you would have passed by.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          '{on} your yes is bigger than your week{ref}.',
          "It's a fine yes.",
          'Write it down in full, then cut it to the part you could still enjoy on a wet Monday, and promise only that part.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You might turn up the volume on yourself {on}{ref}, one story on top of another.',
          'Leave the best one untold.',
          "It's remarkable how much room people give to someone who stops a little early and smiles.",
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} more looks like better{ref}: more guests, more courses, more opinions with dessert.',
          'Take away one of each before you begin.',
          "You'll have enough hands for what's left, and a chair for yourself from which to enjoy it.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Being right feels roomy {on}{ref}, and you could furnish it for hours.',
          "Come out and ask what the other one knows that you don't.",
          'One fact from their side, repeated correctly, does more than your best closing speech.',
        ],
      },
    ],
  },

  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} the light falls on the beams{ref}: what holds, what sags, what has been propped up since spring.',
          'Look at it soberly, as a carpenter would.',
          'Choose one to mend, and give it the first free hour you have.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You take yourself seriously {on}{ref}, and it steadies you.',
          "Do the adult thing you've been circling, the form, the call, the savings plan.",
          'Cross it off with a ruler, for the pleasure of the straight line.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} you are better at alone than at applause{ref}.',
          'Use it for work that nobody will see until it is done.',
          'Close the door, put a clock beside you, and come out at the hour you named.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'The rules you grew up with are visible {on}{ref}, like the poles of a tent.',
          'Go through them one by one.',
          'Keep those you would teach, and write beside one of the others: kept long enough, thank you.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} patience is on your side and asks for nothing in return{ref}.',
          'Spend it on the long job, in two sittings with a walk between.',
          'What you put down in this mood rarely has to be done over.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Your word has a floor under it {on}{ref}, and it is a good day to give it.',
          'Reassure someone about a practical matter.',
          "Say what you'll do and by when, and leave the rest out.",
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} limits look like good fences{ref}, with you on the pleasant side.',
          'Draw one: a sum for the month, an hour at which work stops.',
          'Tell whoever is affected, in a friendly voice, and enjoy the grass within.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You can tell what will still matter in five years {on}{ref}.',
          'Give that the first hour, and the urgent things the second.',
          "An older person's view on it is worth a phone call and a pencil.",
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          "{on} what you want runs into what's required{ref}, and the form has no box for you.",
          'Fill in the boxes there are, neatly.',
          'Then ask one human being behind the counter what people in your position usually do.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A dry inner voice keeps the minutes {on}{ref}.',
          "It notes what's late, and leaves out what you carried.",
          'Add those items yourself, in the same small handwriting, and have the record corrected before you go to bed.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} duty feels like a coat cut for someone older{ref}.',
          "Wear it for what it's good for, one dull task done standing straight.",
          'Afterward hang it up, and do something of your own with your sleeves rolled.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Recognition is slow at the counter {on}{ref}.',
          'Ask for it where you may, once, with the facts in order.',
          'Where you may not, give yourself the nod, and go home at the time you said you would.',
        ],
      },
    ],
  },

  uranus: {
    joined: [
      {
        view: 'decision',
        sentences: [
          "{on} you'd like to be someone who isn't expected{ref}.",
          "Do what people would bet against, provided it's kind and can be undone: the swing, the hat, the course in welding.",
          'Note how tall you feel on the way home.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your oddness is in full light {on}{ref}, and looks like an idea.',
          'Stop translating it.',
          'Say the thing in your own peculiar order, and let the ones who get it come and find you afterward.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "{on} a routine snaps like an old rubber band{ref}, and you aren't sorry.",
          'Before you tie it again, try living one day the other way around, with supper first, or the long walk before the mail.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Freedom wants an hour of its own {on}{ref}.',
          'Go where nobody knows your name, two stops further than usual, and behave as you please.',
          "Bring back one thing you'd like to keep doing at home.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} the unusual way is also the easy one{ref}.',
          'Try the shortcut, the new tool, the question that nobody asks in that meeting.',
          'You have the standing for it, so long as you show the others how it works.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You like being surprised {on}{ref}, and it makes you good company.',
          'Let somebody younger, or from another trade, choose the music, the café, the subject.',
          'Stay for one song more than you understand, and ask about the third.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} a small change may come off at the first try{ref}.',
          'Do one daily thing the other way, left for right, standing for sitting, last for first.',
          "Keep it if you're still smiling about it at four.",
        ],
      },
      {
        view: 'love',
        sentences: [
          'Closeness and elbow room get along {on}{ref}.',
          'Propose an evening in which each of you does something else in the same room.',
          "Look up from time to time and report what you've found, or only make a face.",
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "{on} 'you should' is enough to make you do the reverse{ref}.",
          "Count to ten and ask whether you'd have wanted it unasked.",
          'If so, do it anyway, in your own style, and with your hat on.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You itch to tear up the plan {on}{ref}.',
          'Tear off a corner: one appointment moved, one rule bent, one meal at a strange hour.',
          'Let three days pass before you look at the rest of it with scissors.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} plans wobble and your nerves report every bump{ref}.',
          'Leave wide gaps between things.',
          'In each gap do something with your feet, pace, tap, stand on one leg at the sink, until the hum goes down.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Being one of many chafes {on}{ref}.',
          "You needn't resign from anything.",
          'Wear the one wrong button, raise the one objection you really hold, and then stay for the cake, which you share with the others in equal slices.',
        ],
      },
    ],
  },

  neptune: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} your outline is drawn in watercolor{ref}.',
          "It's lovely for music, swimming, prayer or a nap, and less so for contracts.",
          'Give yourself an hour with no result, and believe what it tells you about your tiredness.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You see the best in people {on}{ref}, as through a window with the lamp behind it.',
          'Tell them what you see.',
          'Then look once more with the lamp off, and be fond of that one too.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} imagination comes to the front desk and signs for everything{ref}.',
          "Let it work on the picture, the tune, the room you'd like to live in.",
          'Have someone sober check the numbers before they go out.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Other people's moods run into yours {on}{ref}, like colors in a wash.",
          'Choose the company with that in mind.',
          'An hour with someone calm is worth it, and so is standing a while beside any water there is.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} you find your way by feel{ref}.',
          'Put off the map for the small things, what to cook, whom to call, where to turn.',
          'Note where the feeling led you, so you can tell it from a wish next time.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Kindness shows you at your best {on}{ref}, though that isn't what it's for.",
          "Sit with somebody who's having a thin week.",
          'Bring nothing wise, a thermos perhaps, and let them choose both the subject and the bench.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} a dream and a plan can share a page{ref}.',
          'Write the beautiful version first, the one with the boat in it.',
          'Underline whatever in it could be begun with a pencil and a free afternoon.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Your imagination likes being taken seriously {on}{ref}.',
          'Give it the good paper, the good headphones, the chair with the view.',
          'Nobody has to see what comes of it, and you may sign it all the same.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          "{on} it's hard to say what you want{ref}, since the wish keeps changing its shape while you look.",
          'Postpone the signature.',
          'Ask someone plain to tell you what they heard you say, and start from there.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You may feel half visible {on}{ref}, as if people were waving at somebody behind you.',
          'Give yourself a contour: a bright scarf, a first sentence with your name in it, an exact time for leaving.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "{on} you'd give up your own plans out of pure sympathy{ref}, and feel faintly missing afterward.",
          'Help with one thing, for one hour.',
          'Then go and do what was in your calendar, even at half strength.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The alarm, the list and the good intention dissolve {on}{ref} like sugar.',
          "Don't scold.",
          'Tie one single thing to something solid, a bus that leaves, a friend who waits, and leave the others to the rain.',
        ],
      },
    ],
  },

  pluto: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} you see what runs you from below{ref}: the old fear, the old wish, whoever had the keys.',
          "Look at it as you'd look into a boiler room, with a lamp and some respect.",
          'Turn one valve.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your will goes to the bottom of things {on}{ref}.',
          "Use it on a matter that's been half finished for a long while.",
          'End it or take it up for good, and clear the table afterward down to the wood.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} there is a certain gravity about you{ref}, even in the bakery.',
          'You have no need to press.',
          'Say the one thing you mean in a low voice, look at them while you do, and let it work.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Something in the cupboard has had its time {on}{ref}, and so perhaps has the role you played around it.',
          'Carry both out to the bin in daylight.',
          'Wash the shelf, and leave it empty for a week.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you can concentrate like a drill{ref}, and it feels restful.',
          'Give it a question with some depth, the cause under the cause.',
          'Come up after two hours with one finding, and tell it in simple words.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A confidence is safe with you {on}{ref}, and that can be felt across a table.',
          "Trade one: tell something true that you don't usually show, and notice how the talk grows quieter and comes nearer.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you have the strength to let a thing go without a speech{ref}.',
          'Choose a grudge, a subscription, a key to a door you no longer use.',
          'Put it down, and feel your hand around nothing.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You can look straight at what you own and owe {on}{ref}.',
          "Open the folder that's been avoided.",
          'Move one sum, close one account, rename one file, and enjoy having been in the basement with the lights on.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a plain request has a power cord attached{ref}.',
          "You feel it by how little you'd like to give in.",
          "Ask yourself what you'd lose, exactly, and tell the other person that instead of arguing the point.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Wanting to be in charge wears you out {on}{ref}, because it goes down to the teaspoons.',
          "Pick the one matter that's truly yours to steer.",
          'Hand over another, completely, including the right to do it differently.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "{on} you'd like to be chosen without any conditions{ref}, and you might test for it.",
          'Skip the test.',
          "Say 'I get like this sometimes', which is harder, and sit out the quiet that follows with your hands open.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your pride still heats a room {on}{ref} that you stopped using long ago.',
          'No need to make a ceremony of it.',
          'Turn the heating down, walk through once more with your hands in your pockets, and leave the door ajar.',
        ],
      },
    ],
  },

  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          "{on} you walk in and you're all there{ref}.",
          'Stand as you stand when you like yourself, feet apart, chin level.',
          'Choose clothes that can be seen from across a street, and go and be met in them.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "A first impression is yours to make {on}{ref}, even on people who've known you for years.",
          'Change one visible thing, the glasses, the greeting, the side of the table, and let them get to know you.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you would sooner show than explain{ref}.',
          "Turn up in person where you'd usually have written.",
          'Say your name, say what you came for, and let your face do the rest of the letter, down to the greeting.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Old photographs are worth a look {on}{ref}.',
          'You can see how you held your head at nine, at twenty, last spring.',
          'Pick the posture you like best, and wear it down the street to the store.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          '{on} your entrance goes well without rehearsal{ref}.',
          'Introduce yourself first, to the new neighbor, the person by the coats, the one behind the desk.',
          'Your own name comes out at the right volume, so use it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The body is glad to be used {on}{ref}, and it shows in your color.',
          "Move where there's daylight: a park, a market, a roof.",
          'Good posture looks after itself meanwhile, so you can think of something else.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you look like someone who has slept{ref}, and are easy to come up to.',
          'Say yes to the walk, the bench, the quick coffee.',
          'Being there in person is most of what you can give.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "It's simple to come across as you mean {on}{ref}.",
          "Smile with your whole face at someone you'd like to know better, or know well already.",
          'Leave a silence after it, and let them fill it.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          '{on} the outside and the inside got dressed in different rooms{ref}.',
          'Find where it pinches, the shoes, the smile, the brisk voice on the phone.',
          'Change that one piece, and turn up as the rest of you is.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You come across stronger than you mean {on}{ref}, or you shrink so as not to.',
          'Ask someone honest which it was.',
          'Then say the same thing again, a step nearer, with your hands still, and half as loud.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} someone else seems to take all the light there is{ref}.',
          'Stand beside them rather than behind.',
          "Make one remark you'd stand by tomorrow, and go for your coat while it's still in the air, unhurried.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What they want to see and who you are meet on the threshold {on}{ref}.',
          'Give way in the matter of the tie or the tone.',
          'Keep your own pace through the door, and your own name for things.',
        ],
      },
    ],
  },

  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} your name is on the door, so to speak{ref}.',
          'Put the best piece of your work in plain view, and take down what no longer represents you.',
          'Write the caption yourself, in one line.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "You're visible from some distance {on}{ref}, even to people who barely know you.",
          'Give them something to form an opinion from: a finished thing, a plain statement, credit passed on to whoever helped you with it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "{on} the question of what you're for stands in the room with its coat on{ref}.",
          'Answer it as you would on a form, in one verb.',
          'Let the next hour of work be a good example of that verb.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "You can see how far you've come with your work {on}{ref}, since the road behind you is in full light.",
          'Tell someone where you started, with the first wage and the first mistake, and thank one person by name.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} your work speaks for you, and in a pleasant voice{ref}.',
          'Send it out, show it around, ask the person whose judgment counts.',
          'You can stay in the room while they look, with your hands in your lap.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A good word spoken by you travels easily {on}{ref}.',
          'Recommend someone by name to a person who could use them.',
          "And if you're asked what you do yourself, answer in full, with the part you like best at the end.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} ambition has a decent walking pace{ref}.',
          "Do what brings your name one street further: the update, the portfolio, the hand raised for the task you'd like.",
          'Be back in good time to water the tomatoes.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'From outside and from inside your work looks the same {on}{ref}, which is restful.',
          'Use the quiet to write down, in ten lines, what you want to be asked about next.',
          'Pin it where you sit.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} somebody with a clipboard seems to be looking{ref}, real or remembered.',
          'Show the work, and keep the excuses in your bag.',
          "If there's a fault, point it out first, along with the day you'll mend it.",
        ],
      },
      {
        view: 'love',
        sentences: [
          'Those at home get what the public left of you {on}{ref}.',
          'Turn it around for one evening: the good story, the fresh ears, the clean shirt for the people who know you without a title.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "{on} your own aim and the official one stand a finger's breadth apart{ref}.",
          'Say so early, in a friendly way, with a suggestion.',
          "It's easier to turn a thing slightly while everyone still thinks it is going well.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Being judged by what shows is tiring {on}{ref}, since so much of what you do doesn't.",
          'Make a bit of the hidden part visible.',
          "One line in the report will do it, or one 'that was me', spoken without a blush.",
        ],
      },
    ],
  },
}
