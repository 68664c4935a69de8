import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

export const moonTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Around {time} what you feel like doing and what you mean to do are the same thing{ref}.',
          'Start it while they agree, even in slippers, and leave the reasons for later.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your mood stands in full light by {time}{ref}, and there is little use in smoothing it.',
          'Let the face show what it shows, and sit where some warmth can reach it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "A plain 'I want' comes up from the belly at about {time}{ref}.",
          'Say it once in your own name, to yourself or to whoever is near, before politeness edits it.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Near {time} you are good company for yourself{ref}, tired or not.',
          'Do one small thing the way you alone like it, the window open, the song twice, the blanket over your knees.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Toward {time} you may think of yourself as a child, proud of something{ref}.',
          'Notice what the child was holding, because some part of this week would like to hold it as well.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Being liked as you are feels simple around {time}{ref}.',
          'Tell someone how you really spent the week, the dull part included, and watch how easily they stay.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'From {time} or so, looking after yourself and getting on with things need no separate hours{ref}.',
          'Put a bowl of something good beside the work, and take both in turn.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Need and intention help each other into their coats near {time}{ref}.',
          'Use the ease for the small plan you keep shelving, ten minutes of it, unhurried.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'It is easier to be met halfway at about {time}{ref}, because your tone and your aim agree.',
          'Ask for a kindness you could use, a lift, a second opinion, a chair by the window.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Praise goes in and stays in around {time}{ref}.',
          "Look at one thing you finished lately, nod at it as you would at a friend's, and only then start the next.",
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Part of you wants to shine around {time}{ref}, and part would like to be fetched home.',
          'Promise the second one a date and a blanket, and give the first its half hour.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The plan says go and the stomach says stay at about {time}{ref}.',
          'Let each of them have one sentence, then move the thing by an hour if it can be moved.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Being looked at is a bit much near {time}{ref}, and being overlooked is no better.',
          'Step out for some air, and come back when your shoulders have come down.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Toward {time} you wish to be understood without having to explain{ref}.',
          'Explain anyway, in nine words, to the person who is being asked to guess, and feel the pout dissolve.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The skin over your pride is thin at {time}{ref}, and a small remark goes through it like wind through knitting.',
          'Put on something warm before you answer, and answer only the words.',
        ],
      },
    ],
  },

  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          'Around {time} what you need is very old and very plain{ref}: something warm, something soft, nobody asking.',
          "Give it to yourself without a reason, the way one fills a cat's bowl.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Around {time} a smell or a tune can open the door to one of your early homes{ref}.',
          'Go in for a minute, look at what stood on the table, and come out kindly.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your monthly mood is back in its old chair around {time}{ref}.',
          'Write one line about how it feels, with the date, and you have something to compare in four weeks.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Near {time} tears and laughter sit close together{ref}, and neither needs a cause.',
          'Let whichever comes first have its minute, then wash your face in cool water and carry on.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You are more at home with your own company than with any plan at about {time}{ref}.',
          'Shut one door, take off your shoes, and be unavailable for exactly one bath.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'What others need is easy to tell around {time}{ref}, since you are not short of it yourself.',
          'Offer the small thing, a refill, a seat, the first pick of the cookies.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Small household jobs soothe you from {time} on{ref}, the folding, the wiping, the lid that finally fits its pot.',
          'Do one of them slowly, and feel the room sit down with you.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'By {time} you are back in an old groove{ref}, and the groove is comfortable.',
          'Follow it: the same cup, the same step that creaks, the same five minutes at the window.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Near {time} affection runs through ordinary things{ref}, a straightened sleeve, a towel warmed on the radiator.',
          'Do one such kindness for whoever is near, and leave it unmentioned.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A good old habit from home comes to mind at about {time}{ref}, and it still works.',
          'Call the person who taught it to you, or do it once in their manner.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Toward {time} you may take a tone personally that was only tired{ref}.',
          "Ask 'are you hungry?' first, of them or of yourself, since that settles half of it.",
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Nothing in the cupboard is quite what you feel like around {time}{ref}.',
          'It is probably rest you are looking for, so butter some bread and eat it lying down.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "Your usual comfort fits like yesterday's socks at {time}{ref}.",
          'Try another one, a walk for the sofa or the sofa for the walk, and see which of them was merely routine.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'By {time} an old hurt from home can borrow the voice of whoever is talking{ref}.',
          'Look at the person in front of you, count their buttons, and answer this one.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "Your need and someone else's want the same armchair near {time}{ref}.",
          'Say yours aloud and ask for theirs, then take turns by the kitchen timer, which has no favorites.',
        ],
      },
    ],
  },

  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Around {time} you can say how you feel in a short and accurate sentence{ref}.',
          'Write it on the nearest scrap first, and then decide whether it needs an envelope.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A message wants to be written out of pure feeling by {time}{ref}.',
          'Send three warm lines to the person who crossed your mind while you were doing something else.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Thoughts come with a taste near {time}{ref}, and the mind wanders home halfway down the page.',
          'Jot down what it went to fetch, and read on.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Toward {time} you hear yourself talking to the plants{ref}, or to the kettle, and it helps.',
          'Let the conversation run a while, because it knows what the matter is.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Words from long ago come easily to mind at about {time}{ref}, a nickname, the family term for leftovers.',
          'Use one aloud, and tell somebody where it comes from.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'quarrel',
        sentences: [
          'What was sore an hour ago can be talked about around {time}{ref}.',
          "Begin with 'when that happened, I felt', keep it to one event, and hear the answer out.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Head and stomach read the same page from {time} on{ref}.',
          'Take the letter, form or chapter you keep moving to the bottom, and go through it in one sitting.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'A list is a kind of lullaby near {time}{ref}.',
          'Put down what is missing in the cupboard and what is on your mind, one column each, and cross off whatever you can.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'In the hour around {time} you notice what people mean under what they say{ref}.',
          'Ask one gentle second question, at the counter or on the phone, and leave them room for the longer answer.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Even small print can be read without sighing at about {time}{ref}.',
          "Check the one bill or booking that has been bothering you, and file it where you'd look for it first.",
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'Around {time} you read the tone and miss the content{ref}.',
          'Go through the message again as though a train timetable had written it, answer the facts, and keep your feelings for a friend.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Your mouth is quicker than your mood can follow near {time}{ref}.',
          'Type the reply in the notes, where no button sends it, and look again after a glass of water.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'By {time} there is too much talk in too small a head{ref}.',
          'Turn off whatever is speaking, radio, feed or podcast, and let one thought walk to its end.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "'I'm fine' slips out at about {time}{ref} with a face that says otherwise.",
          'Correct yourself in the same breath: a little tired, a little cross, and nothing to do with them.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Feelings ask for a verdict toward {time}{ref}, and the mind asks for more data.',
          'Satisfy neither, write down the two facts you have, and take the question up again tomorrow.',
        ],
      },
    ],
  },

  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'A wish to be close is in the room around {time}{ref}, soft and in no hurry.',
          'Sit nearer, use the first name, and offer half of whatever you are having.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Comfort ought to be pretty as well near {time}{ref}.',
          'Take the good plate for the plain thing, fold a napkin, and eat as if somebody fond of you had laid the table.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your skin has opinions at about {time}{ref}: the wool yes, the label in the collar no.',
          'Change into what feels kind, and keep it on for as long as you can.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Small pleasures look like necessities in the hour of {time}{ref}, and one of them is.',
          "Choose the one you'd still like with the price tag facing you, and enjoy it without arithmetic.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Toward {time} you may think tenderly of someone you rarely see{ref}.',
          'Tell them what reminded you, a scarf, a song, the way they peel an orange, and ask nothing back.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Kindness comes easily in both directions from {time} on{ref}.',
          'Accept the compliment whole, and find one for the person who gave it, preferably about a thing they chose.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A little order makes you happy around {time}{ref}, so long as it smells good.',
          'Air the room, change one cushion or cup for a nicer one, and sit down in the result.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'It takes no courage to be tender near {time}{ref}.',
          "Say the small thing, 'I like it when you hum', in passing and with your hands full, and go on with what you were doing.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'By {time} you would sooner be friends than right{ref}.',
          'Bring something sweet along to the awkward subject, and begin with the part on which you both agree.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Your own taste keeps you pleasant company at about {time}{ref}.',
          'Look through the pictures, records or fabrics you collected for nobody else, and put one where you can see it.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          'Around {time} you could buy yourself a better mood{ref}, or so the basket says.',
          'Leave the thing there for an hour, and ask what the mood would like that costs nothing.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You want to be spoiled and let alone in the same breath near {time}{ref}.',
          'Say aloud which should come first, since even people who adore you cannot guess the order.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Toward {time} being agreeable takes more out of you than you have in{ref}.',
          'Smile once, sincerely, then find a quiet edge of the room and let your cheeks rest.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'By {time} sweetness is standing in for something{ref}, and you notice it at the third spoon.',
          'Enjoy the third, put the lid on, and call the person you were missing.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A missing thank-you weighs a lot at about {time}{ref}.',
          'Sort what you gave freely from what you gave in hope of an answer, and next time ask for the answer.',
        ],
      },
    ],
  },

  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          'Feeling goes straight into the arms around {time}{ref}.',
          'Give it something to carry: the trash bags, the groceries, the chair that has stood in the wrong corner since spring.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your very teeth know what you want around {time}{ref}.',
          'Ask for it at once in a friendly voice, while it is still wanting and has not become a grudge.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Near {time} a hot little answer is ready before the question ends{ref}.',
          'Let it be about the matter, keep names out of it, and you can be glad of it afterward.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Appetite turns brisk at about {time}{ref}, for pepper, for onions, for chopping something.',
          'Cook or clean at speed for twenty minutes, with loud music, and feel the mood burn down to something useful.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Toward {time} you would rather reach out than wait{ref}.',
          'Cross the room, make the call, take the hand that lies there, and then leave the next move to them.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Around {time} you feel like doing the thing you usually put off{ref}.',
          'Begin with its most physical part, the lifting, the phoning, the printing out, and the rest comes along.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your mood likes to be walked from {time} on{ref}.',
          'Take the stairs, the long way, the hill, and turn around only when you notice that you are humming.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'It is easy to stand up for someone near {time}{ref}, yourself included.',
          "Say 'I'd rather not' or 'let her finish' in an ordinary tone, and leave it at that.",
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Small repairs please you near {time}{ref}.',
          'Take the screwdriver to whatever wobbles at home, a handle, a shelf, the leg of a stool, and test it with your full weight.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "At about {time} somebody else's errand looks like fun{ref}.",
          'Offer your hands for half an hour, to carry, to scrub, to hold the other end, and skip the advice.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Around {time} the fuse is short and the crumbs on the counter look deliberate{ref}.',
          'Wipe them up yourself, hard, and bring up what is really wrong once your arm is tired.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Irritation sits in the jaw at about {time}{ref}.',
          'Unclench it, shake out both hands, and climb some stairs before you give anybody your opinion of how they load a dishwasher.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Waiting feels like an insult near {time}{ref}.',
          'It is probably a line like any other, so let one person go ahead of you, and watch the heat run out of your hands.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You slam things without meaning to near {time}{ref}: drawers, laptop lids, the end of a sentence.',
          'Do the next three at half speed, and notice what the hurry was protecting.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "Toward {time} 'leave me' and 'come here' are pushing at the same door{ref}.",
          'Say that you need ten minutes, take them, and be the one who comes back.',
        ],
      },
    ],
  },

  jupiter: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          'Around {time} your appetite is generous and wants company{ref}.',
          'Put out more than you need, invite whoever is passing, and let the pot decide how long everyone stays.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A yes rises in you around {time}{ref} before the question is over.',
          'Say it to the thing that warms you, and name the hour at which it ends.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Near {time} you feel at home among people you hardly know{ref}.',
          "Ask a stranger where they're from, listen for the pride in it, and tell them about your own street.",
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Toward {time} trust comes up without having been called{ref}, as it does in a warm bath.',
          'Look at your largest hope from there, and set down its first step.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A feast of long ago feels close at about {time}{ref}, with the table pulled out and the cousins loud.',
          'Borrow one dish or one joke from it for this week.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'There is patience enough for two in you around {time}{ref}.',
          'Call the friend who takes a while to get to the point, put your feet up, and let the story be long.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'It is easy to think well of the world from {time} on{ref}.',
          'Name three things that went right lately, to the cat if need be, and be specific about the third.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Giving feels like having near {time}{ref}.',
          'Pass on the coat, the book or the spare pan that somebody could use now, and notice how much roomier the shelf looks.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "By {time} you can see the point of what you're doing{ref}, some way beyond your corner of it.",
          'Pin that point up at eye level, and go on with the corner.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'At about {time} it costs you nothing to believe someone{ref}.',
          'Take the kind word at its full size, and answer with a larger one than you usually permit yourself.',
        ],
      },
    ],
    tense: [
      {
        view: 'kitchen',
        sentences: [
          "The word 'enough' has no outline around {time}{ref}: one more handful, one more episode, one more helping of news.",
          'Put a portion in a bowl, close the bag, and sit down to it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You promise with your heart near {time}{ref}, and your calendar is not in the room.',
          "Say 'I'd love to, let me look', and look before the glow has faded.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Near {time} a story gets bigger as you tell it{ref}.',
          'Keep the exaggeration everyone enjoys, and take back the one that somebody might plan around.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Toward {time} a mood wants to be celebrated beyond its means{ref}.',
          'Celebrate at home scale, with a candle and the good glasses, and let the big idea sleep over.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A small slight feels like a matter of principle at about {time}{ref}.',
          'Shrink it to what was said, by whom, over which sink, and see if the principle still fits.',
        ],
      },
    ],
  },

  saturn: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          'The mood goes quiet and a little gray around {time}{ref}, like a kitchen after the guests.',
          'Do one useful thing with your hands, slowly, and let that be the company.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your feelings would like to be kept in order by {time}{ref}, like receipts.',
          'Set down what you owe and to whom, hours as well as favors, and put a date beside the oldest.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "Near {time} you may hear an older person's sentence in your head{ref}, something about finishing.",
          "Check whether it's still good advice, and keep it or retire it by name.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your bones want to sit at about {time}{ref}, on a hard chair, with a cup in both hands.',
          'Do that for ten minutes, and get up only for what is yours to do.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Toward {time} comfort and duty come down to the same thing{ref}: the dishes done, the keys on the hook.',
          'Finish the round, and let a finished room look after you.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Feelings keep good time around {time}{ref}.',
          'Settle into the dull job with a definite end, because an hour of patience is to be had without any effort of will.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'What lasts is a comfort around {time}{ref}.',
          "Oil the board, sew on the button, label the jar, and look at the thing as somebody who'll be using it in ten years.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'It is easy to be the calm one near {time}{ref}.',
          "Let somebody younger or more upset talk until they're done, and give one piece of advice, or none.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You can say no kindly at about {time}{ref}, and your stomach stays level.',
          "Use it on the favor you've been dreading, in two sentences, with a thank-you between them.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something you learned the slow way is there when you reach for it from {time} on{ref}.',
          'Do it once without hurrying, and give whoever taught you a thought.',
        ],
      },
    ],
    tense: [
      {
        view: 'solitude',
        sentences: [
          'Around {time} you may feel like the last one in the building{ref}, the one who turns out the lights.',
          'Leave one lamp burning, call somebody, and let the sweeping wait for two pairs of hands.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Asking for comfort seems like asking for too much near {time}{ref}.',
          'Ask for a small, exact piece of it, five minutes, one hug, a cup of tea, and accept it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Duty and tiredness face each other across the table near {time}{ref}.',
          'Give the duty one honest half hour, with a clock, and after that the tiredness gets its turn.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "An old 'pull yourself together' is in the air at about {time}{ref}.",
          "Answer it as the grown-up you've become: in a little while, and with something to eat first.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'Toward {time} the shoulders carry something that has no handle{ref}.',
          'Put its name on paper, lay the paper in a drawer, and roll your shoulders until they drop an inch.',
        ],
      },
    ],
  },

  uranus: {
    joined: [
      {
        view: 'decision',
        sentences: [
          'Everything could be changed around {time}{ref}, or so you feel, beginning with the furniture.',
          'Begin there and end there: turn one chair to the window, sit in it, and see what else looks different.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'By {time} your usual round has a loose tile{ref}.',
          'Step on it on purpose: another street, the other hand for the toothbrush, soup at the wrong hour.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A restless current is in the skin near {time}{ref}, and sitting still is the hardest work.',
          "Go out without a destination for fifteen minutes, and come home by a street you don't use.",
        ],
      },
      {
        view: 'love',
        sentences: [
          'At about {time} you feel close to people in bursts{ref}, and then want the window open.',
          "Show the burst while it lasts, and say cheerfully that you're off for a bit of air.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'The odd impulse is a good one near {time}{ref}.',
          "Call the friend you'd normally write to, or turn up at the thing you'd normally only hear about.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'Around {time} you enjoy the wrong ingredient{ref}.',
          'Put the pear in the salad, the radio in another room, the guest on the step, and keep whichever of them made you laugh.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'From {time} on you feel at ease being the odd one{ref}.',
          'Say the thing that only you noticed, lightly, and look who else has been waiting for it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'In the hour around {time} a fresh solution feels as comfortable as an old shoe{ref}.',
          'Try it on a corner of the problem where nobody would mind, and keep notes of what you changed.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Freedom is a cozy thing near {time}{ref}: no plan, your own door, an hour that belongs to nobody.',
          'Spend it on what you would do if it did not count.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "It is people's quirks that please you most at about {time}{ref}.",
          'Ask somebody how they came to do it that way, the shoelaces, the spelling, the tomatoes, and borrow it for a day.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          'A change of plan jolts you around {time}{ref} more than it should.',
          'Keep one small thing exactly as it always is, your cup, your corner, your song, and let the rest move.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Closeness itches like a wool collar around {time}{ref}.',
          "Open a window, say 'I need some space and it isn't you', and name the minute at which you'll be back.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You are tempted to drop the rope mid-sentence near {time}{ref}.',
          "Say that you're going for a walk before you go for it, since the words are what the other will keep.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Canceling everything looks like rest around {time}{ref}.',
          "Cancel a single appointment, the smallest that gives you air, and look at the others again when you've slept.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'Nerves hum like a fridge at about {time}{ref}, and the cause is hard to place.',
          'Switch off two screens, put your bare feet on the floor, and listen until it is just the fridge.',
        ],
      },
    ],
  },

  neptune: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          'Around {time} the edges of things go soft{ref}, and you with them.',
          "Let the thought drift where the curtain does, keep a pencil near, and sign nothing before you're back.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Whatever the room is feeling, you have soaked it up by {time}{ref}.',
          'Ask of each mood whose it is, and hand the borrowed ones back at the door by washing your hands.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Near {time} a dream you had feels closer than the wall{ref}.',
          "Note its colors, since the plot is gone anyway, and look for one of them in the room you're in.",
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'At about {time} the minutes run like honey{ref}, and pots boil over while you gaze.',
          'Set a timer for the stove, and gaze without guilt until it goes off.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "Toward {time} you feel with others before they've spoken{ref}.",
          'Sit next to the one who needs it, quietly, and leave the rescuing for a clearer hour.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'solitude',
        sentences: [
          'Music does you more good than advice around {time}{ref}.',
          'Hear one piece through to its last note with your eyes closed, and greet whatever it fetches up.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Sympathy comes to you in the right dose from {time} on{ref}.',
          "Ask the quiet one how it's really going, and stay with the answer without improving it.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The hour around {time} has a talent for doing nothing{ref}, and so do you.',
          "Watch the rain, the dust in the light or a neighbor's cat, and let something in you be rinsed.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A picture in your head is wiser than the plan near {time}{ref}.',
          'Sketch it badly in two minutes, and see what it knew about the mood of the whole thing.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'At about {time} it is easy to forgive a small thing{ref}.',
          "Do it inwardly, with no announcement, and show it by passing the salt before you're asked.",
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'Around {time} you read three lines and they swim{ref}.',
          'Leave numbers, signatures and finer points for later, and do what wants no outline: watering, wandering, sorting socks by color.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "By {time} you're apt to carry somebody's sadness home like a coat left behind{ref}.",
          'Hang it by the door, write the owner one kind line, and warm some milk for yourself.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you feel and what you wish are hard to tell apart near {time}{ref}.',
          "Ask what you'd have to see to change your mind, and wait with the answer until you've slept.",
        ],
      },
      {
        view: 'love',
        sentences: [
          "Toward {time} you're hoping to be found without having called{ref}.",
          "So call: a first name, a place, and the plain words 'I could use some company', to someone kind.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          "Slipping away is tempting at about {time}{ref}, into a screen, a nap, a glass, somebody else's troubles.",
          'Choose the nap, set an alarm, and come back by the front door.',
        ],
      },
    ],
  },

  pluto: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          'Around {time} a feeling comes up from under the floor{ref}, stronger than the occasion.',
          'Stay in the room with it for five minutes, give it its right name, and let it sink again.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'You feel like getting down to the bare boards of something around {time}{ref}, and a cupboard will do.',
          "Empty one shelf completely, wipe it, and put back only what you'd miss.",
        ],
      },
      {
        view: 'love',
        sentences: [
          "Half measures of closeness don't interest you near {time}{ref}.",
          'Ask the real question, once and softly, and leave it to them how much of the answer to bring up.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'At about {time} an old secret of the household stirs{ref}, perhaps only who cried and who pretended not to.',
          'Tell it to a page of paper, and then tear the page up.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The stomach knows something before you do toward {time}{ref}.',
          "Lay a hand on it, ask what it's holding on to, and loosen your belt by one hole.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Around {time} people feel they could tell you anything{ref}.',
          "If somebody begins, stir your cup, ask nothing further, and keep what you hear as you'd keep a spare key.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'From {time} on letting go is almost pleasant{ref}.',
          'Take one thing that you keep out of guilt, thank whoever gave it in your head, and carry it to the door.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'In the hour of {time} you feel under the surface of a matter and find firm ground{ref}.',
          'Say what it is really about, in a sentence without blame, and see how the talk gets shorter.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You can look at a strong feeling near {time}{ref} without being moved out by it.',
          "Write for ten minutes about what you'd never post, and feel your breath drop lower.",
        ],
      },
      {
        view: 'money',
        sentences: [
          'At about {time} you know what you no longer need to pay for{ref}, in coins or in nerves.',
          'Cancel one such thing in a few calm clicks, and keep no list of its sins.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'A small matter has a cellar around {time}{ref}.',
          'Before you insist on the towels, ask what the towels stand for, and talk about that after a meal, or leave it be.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'By {time} you would like to know everything that the other is thinking{ref}.',
          'Leave the phone lying face down, say one thing about yourself, and let them come up in their own time.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Holding on tight feels like safety near {time}{ref}.',
          'Open one fist, real or in the mind: let somebody else choose the film, the route, the way the cups are stacked.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'At about {time} an old anger may ask for the microphone{ref}.',
          'Let it speak on paper for ten minutes without interruption, and keep the people of this week out of the audience.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "Toward {time} it feels like all or nothing{ref}, and 'all' has a very low voice.",
          'Pick the third thing, something modest and reversible, and see whether the grip eases.',
        ],
      },
    ],
  },

  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          'What people see first around {time} is your mood{ref}.',
          'Choose it a shirt: soft if you feel soft, buttoned if you need edges, and skip the explanation at the door.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your feelings enter the room a step ahead of you around {time}{ref}.',
          'Pause on the mat, let your shoulders arrive as well, and say hello in your everyday voice.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Near {time} the mirror and you are on familiar terms{ref}.',
          'Comb your hair the way somebody once combed it for you, and go out with that on your head.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "You look like somebody's old playmate at about {time}{ref}, and strangers may talk to you accordingly.",
          'Let one small exchange go a step further, to where they grew up.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Toward {time} the body asks before the mind has looked at the clock{ref}.',
          'Eat, drink, stretch or lie down in the order it proposes, and postpone the thinking by one sandwich.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'Around {time} you are easy to come up to{ref}.',
          'Leave the earphones out, keep your face as it is, and see who stops for a word about nothing in particular.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Clothes and skin agree from {time} on{ref}.',
          'Wear the comfortable thing among people for once, and notice how much friendlier your own hello becomes in it.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'The hour around {time} can afford a gentle first impression{ref}.',
          'Meet the eyes a second longer, say the name back, and let your hands stay open on the table.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Near {time} your face says sorry before you do{ref}, and it suits you.',
          'Go over to the one you were short with, and bring the word along with the look.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'At about {time} looking after yourself takes one move instead of ten{ref}.',
          'Put cream on your hands, walk around the block, change the socks, and feel presentable from the inside.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          "Around {time} you feel more visible than you'd like{ref}, as though the mood were printed on the shirt.",
          'Put on another layer, and tell one friendly person what the print says.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Nothing sits right on the body near {time}{ref}: collar, waistband, hair.',
          "Change a single item for one that's kind, turn from the mirror, and give the matter no second vote.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Near {time} your face answers before you've decided to speak{ref}.",
          "Say 'ignore the eyebrows, I'm listening', and the talk can go on without a trial about your look.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Someone's greeting may seem cool at about {time}{ref}.",
          'Offer yours a shade warmer than you feel, once, and find out whether it was them, you, or the draft.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Home has you by one sleeve toward {time}{ref} and the world by the other.',
          "Show your face for half an hour, coat over your arm, and go when you've said hello to three people.",
        ],
      },
    ],
  },

  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Feelings go on public view around {time}{ref}, on the work as well as on the face.',
          'Put some of the warmth into what has your name on it, a line, a stitch, a greeting.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'By {time} you know how a thing will feel to people{ref}, apart from how it is done.',
          'Tell those you work with in one sentence, as you would at home.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Near {time} you may think of who in the family would be proud of your work{ref}.',
          "Tell one of them what you do all day, in words they'd use.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The job and the need come together at about {time}{ref}.',
          'Water the plant on the desk, feed the ones you lead or serve, and count both as work done in your name.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Toward {time} you know by feel whether a task suits you{ref}.',
          'Move your name toward one you warm to, and away from one that leaves you cold, in pencil at first.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Around {time} work and well-being lend each other a chair{ref}.',
          'Do the visible task in the pleasant spot, by the window, in socks, with soup, and hand it in from there.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'By {time} you can ask for help with your work as if asking for milk{ref}.',
          'Ask next door, literally or not, and take the answer home in a borrowed cup.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'From {time} on it comes naturally to look after people through your job{ref}.',
          'Add the small human thing to the official one, a name, a chair, the way to the restroom.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your good name rests on small kept habits near {time}{ref}.',
          'Answer the waiting query, rinse the shared cup, close the gate, and let it be noticed or not.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'At about {time} the table at home is a good place for the large question{ref}.',
          'Tell whoever shares it, or the teapot, what you hope your name will stand for.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'Around {time} the work wants your face and home wants the rest of you{ref}.',
          'Send one of them a message with an exact hour in it, and be fully with the other until then.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'By {time} a comment on your work lands on the child in you{ref}.',
          'Thank the speaker, write down the useful half, and then go and give the child an apple.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Dishes and deadlines are both in sight near {time}{ref}, and both look reproachful.',
          'Do the one that somebody signs for, twenty minutes of it, then the one with your fork in it.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "At about {time} you're tired of being capable where people can see it{ref}.",
          "Find a back stair, an empty bench, a locked restroom, and be nobody's anything for a few minutes.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Toward {time} what looks well and what feels well part company{ref}.',
          "Keep up the appearance for as long as it's needed, and make a note of what it costs you.",
        ],
      },
    ],
  },
}
