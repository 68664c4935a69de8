import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

export const venusTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} the good shirt is for an ordinary errand{ref}.',
          'You like being seen, and it shows in how you stand.',
          'Wear the color you keep for occasions and notice who is glad of it, starting with the mirror by the door.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Liking somebody and liking yourself come out as one smile {on}{ref}.',
          'Spend it freely.',
          'Say the nice thing while you are both still at the door, and count yourself in when you speak of a lovely day.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} what you want is what you would enjoy{ref}, so ask pleasure for its opinion.',
          'Choose the room, the drink, the route by it.',
          'One choice made out of joy sets the tone for three that are merely sensible.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You warm a room without doing much about it {on}{ref}.',
          'Stand where people can reach you.',
          'Introduce two guests to each other by what you like in each, and you have been the host, whoever pays for the glasses.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} being yourself is good company{ref}, without being funny or useful on top.',
          'Ask somebody along to whatever you were going to do anyway, buying bulbs, feeding ducks.',
          'Let them enjoy the way you do it, and buy the tea.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your work looks better with one thing less on it {on}{ref}, and you see which.',
          'Taste and purpose agree.',
          'Change the color of the heading, clear the corner, set a flower beside it, and show the result to someone.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} you could feed people and be admired, and both would please you{ref}.',
          'Make the dish that everyone calls by your name.',
          'Bring it to the table yourself and stay standing a second, until they have said oh.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Praise goes down easily {on}{ref}.',
          "Answer it with 'thank you, I like it too', and leave the discount off.",
          'Pass some along within the hour, to a person who did something well and thought no one was looking.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} you are fishing for a smile, and the rod shows{ref}.',
          'The present is a size too large, the story a bit too charming.',
          'Give half of it plainly, and let the other person come the last step.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Pleasing others and being yourself want the same evening {on}{ref}.',
          'You cannot dress for both.',
          'Pick one, tell whoever you turn down that you would rather come gladly next week, and enjoy the one you picked without peeking.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} something with shine on it wants to tell you who you are{ref}.',
          'Try it on, by all means.',
          'Then look at your face and not at the thing, and buy only what suits the face you came in with.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A lack of applause feels like coldness {on}{ref}.',
          'They were chewing, perhaps, or counting change.',
          "Ask 'do you like it?' in a normal voice and accept an answer with a small but in it, as from a good tailor.",
        ],
      },
    ],
  },

  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          '{on} comfort has a taste, and you know which{ref}.',
          'Make it for two if you can, the rice pudding, the soup with the tiny noodles.',
          'Eat slowly, from the bowl you are fond of, with the lamp on and the news off.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'What you need and what you find lovely lie under one blanket {on}{ref}.',
          'Let it be a short evening.',
          'Tell the person you are fond of, beside you or at the other end of a phone, that this is enough.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you want your rooms to be kind to you{ref}.',
          'Move the chair into the light, wash the good pillowcases, put pears on the blue plate.',
          'After an hour of that, being at home feels a little like being invited.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A smell of talc or oranges brings back whoever was tender with you {on}{ref}.',
          'Do for somebody one thing that they did, the towel warmed on the heater, the apple peeled in one strip.',
          'No explanation is needed.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'Cooking and company go together {on}{ref} without a plan.',
          'Put a pot on and leave the door open.',
          'Whoever looks in gets a spoon to taste with, and the talk settles by itself on what is good.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} tenderness takes the short way{ref}: a hand on a shoulder blade, the last dumpling pushed across.',
          'Do it in passing.',
          'Hearts are reached through sleeves and soup, yours as well, so let someone do something for you.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A warm bath counts as good manners toward yourself {on}{ref}.',
          'Use the oil that was a present and the towel for guests.',
          'Afterward you are pleasant to be near and in a mood to write to somebody, so have a card ready.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} you can tell which household thing is worth its price{ref}: the pan you use daily, the wool that mends.',
          'Get or repair one such piece.',
          'Tell the cheap ones in the cupboard that they may go.',
        ],
      },
    ],
    tense: [
      {
        view: 'kitchen',
        sentences: [
          '{on} you are hungry for something and it is not in the refrigerator{ref}.',
          'The third cookie knows it too.',
          'Sit down, ask yourself what would be nice to hear, and call the person who says such things.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "You want to be cared for and you want to be charming {on}{ref}, and the two get in each other's way.",
          'Drop the charm at the door.',
          "'I'm worn out, come sit with me' is good enough, in old socks.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} a missing thank-you for a small comfort weighs like a stone{ref}.',
          'You noticed their cold hands, and they did not notice the tea.',
          "Say 'I made this for you', lightly, and leave out the list of earlier teas.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Home seems shabby {on}{ref}, the lampshade, the chipped pitcher, your own gray sweater.',
          'Wait with the big changes.',
          'Dust one shelf, light a candle at the hour when the place is prettiest, and see what you would miss.',
        ],
      },
    ],
  },

  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} pretty words are close at hand, and you mean them{ref}.',
          'Write the thank-you card, the toast, the label for the jar.',
          'Choose the paper first, then the verb, and let nothing in it be borrowed from a store.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Affection becomes talkative {on}{ref}.',
          'You could tell somebody what you like about their laugh and be at it for the length of a street.',
          'Write a short version on a slip and leave it in a coat pocket.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} a visit is mostly voices{ref}: over the fence, on the stairs, with the phone against a vase.',
          'Ask what they are reading and whether it is any good.',
          'Their taste is the news you were after.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A line of verse or a song comes to you with its tune {on}{ref}.',
          'Find the rest of it.',
          'Learn it while you polish something, and keep it ready for the next birthday, or for waiting at a crossing.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Kindness finds its wording quickly {on}{ref}.',
          'Reply to the message you marked because it deserved more than a thumb.',
          'Four warm lines are plenty, with a question at the end that you would like to have answered.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} you hear where a sentence limps, and you can mend it gently{ref}.',
          'Go through the text you are to deliver for its music.',
          'Read it aloud to somebody whose ear you like, and pay them in cake.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A disagreement can be talked over with something sweet between you {on}{ref}.',
          'Begin with the part where the other was right.',
          'It puts butter on the rest, and the plan you both need can be made before the plates are cleared.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} bargaining is a friendly game{ref}, at a market stall or across a desk.',
          'Say what you like about the thing before you name your price.',
          'Where both of you smile at the figure, leave it there and shake hands.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} the nice phrase and the true one refuse to share a card{ref}.',
          "You have written 'no worries' three times.",
          'Choose the true one, in a soft voice, and use the niceness for the greeting and the close.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The plan loses a beauty contest {on}{ref}, since you would rather choose the pens.',
          'Choose them, ten minutes by the clock.',
          'After that make the first call with an ugly one in hand, and keep the pretty pad for the notes.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You wait for a message to be warmer than it is {on}{ref}.',
          "It says 'ok, 7'.",
          'Some people are fond in digits, so reply in kind, turn up at seven, and look at the face, where the adjectives are kept.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} comparing has spoiled the liking{ref}.',
          'You have read forty reviews of a teapot and no longer want tea.',
          'Shut the pages, name the one you saw first, and ask yourself only whether your hand would be glad of it.',
        ],
      },
    ],
  },

  venus: {
    joined: [
      {
        view: 'habit',
        sentences: [
          '{on} your taste knows its own mind{ref}.',
          'You reach for the blue, the quince, the old record, without a vote.',
          'Pick or borrow one small thing on no other ground than that you like it, and put it where you pass.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Liking is simple {on}{ref}, like a cat on a warm wall.',
          'You need no reason and owe none.',
          'Sit by whoever or whatever you are fond of for as long as a song lasts, and let the fondness do nothing at all.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} what you loved at fifteen still turns out to be yours{ref}, or half of it does.',
          'Get out the poster, the bracelet, the song.',
          'Keep what pleases you without irony, and give it a place among the grown-up things.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'A fresh sense of what is worth it comes over you {on}{ref}.',
          "Go through last month's little expenses and star the ones you enjoyed.",
          'Begin again with those, and let the unstarred ones go quietly, like guests with an early train.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          '{on} it takes little to please you{ref}: a ripe peach, the crust of the bread, a chair in the right place.',
          'Say aloud that it is good.',
          'Pleasure likes to be told so, and whoever eats with you tastes it twice.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Ease offers itself {on}{ref} in the shape of people who like what you like.',
          'Go to the garden stall, the choir, the counter with the cheeses.',
          'Swap one name and one recommendation, and leave before anybody gets tired.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} the sulk of last week has lost its flavor{ref}.',
          'Nobody needs to win it.',
          'Bring two of something, ice cream cones or movie tickets, and begin with the sentence that you would most like to hear yourself.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Cloth, scent and warm water agree with each other {on}{ref}.',
          'Do one thing slowly that you otherwise do fast, the cream, the buttons, the hair.',
          'It costs six minutes and sweetens the rest of the morning from the collar down.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          '{on} two things you like do not like each other{ref}: the rug and the curtains, the friend and the friend.',
          'Taste cannot settle it.',
          'Give each its own room or its own hour, and stop asking them to match.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You like the fine thing and you like the calm of not having bought it {on}{ref}.',
          'Both are pleasures, so put a price on the calm too.',
          'Take home whichever of the two would still please you in a month.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} affection is paid in the wrong coin{ref}: you bring flowers where a quiet hour was wanted, or the reverse.',
          'Ask what would be nice.',
          'Then give exactly that, even if yours was prettier, and keep the flowers for the table.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Sweetness tires you a little {on}{ref}: too much cake, too many agreeable evenings.',
          'Your taste asks for salt.',
          'Cancel one pleasant thing, eat radishes, and find out which of your pleasures you have been keeping up out of politeness.',
        ],
      },
    ],
  },

  mars: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} you like somebody or something and your feet already know{ref}.',
          'Make the first move while it is still a pleasure.',
          'Ask for the dance, the date, the recipe, and take a no as lightly as you put the question.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Desire has good taste {on}{ref}.',
          'Dance in the kitchen, swim, beat cream by hand, wear red.',
          'Something should be warm and out of breath before the evening, and if it is you, all the better for your temper.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you find lovely you also want to have, at once {on}{ref}.',
          'Go after one such thing wholeheartedly.',
          'Call, ask, knock on the door, and leave the other shop windows to the people standing in front of them.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} making something beautiful takes muscle{ref}, and you have it: sanding a table, pruning a hedge, painting the door.',
          'Start with the rough work while you are keen.',
          'Leave the fine brush for the hour when your arms are content.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          '{on} you can ask for what you would like without pushing{ref}.',
          'Charm and courage walk side by side.',
          'Say it with a smile and a clear noun, a walk, a kiss, the window seat, and let the answer take its time.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Moving is a pleasure {on}{ref}, especially to music or next to somebody.',
          'Take the class, the bicycle, the long way along the water.',
          'Stop while it is still fun and eat something juicy with your fingers.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A temper that has been sulking can be coaxed back {on}{ref}.',
          'Do something with your hands for the other person, fix the hinge, carry the crate.',
          'Halfway through, mention that you were too rough, and go on carrying.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} good company wants something to do{ref}.',
          'Suggest the rowboat, the flea market at seven, a cake with six eggs.',
          'You bring the push, they bring the napkins, and while hands are busy nobody has to be entertaining.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} you pull and they stroll{ref}, or it is the other way around.',
          'Wanting has one speed, liking another.',
          'Say how fast you would like to go, ask the same of them, and walk the first stretch at the slower pace.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The fight is about manners {on}{ref}, who grabbed, who sulked, who took the last peach.',
          'Under it sits a wish.',
          'Put the wish on the table in one sentence, without please as a weapon, and cut the next peach in two.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} you want it, now, in that color{ref}.',
          'The wanting is half the fun and the half that is free.',
          'Carry it once around the block, and if it still glows when you get back, ask for the price.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Everything is too hot or too sweet for you {on}{ref}, including people.',
          'Cook something that needs a hammer or a sharp knife, slowly.',
          'When the irritation has gone into the cutlets, invite someone to eat them.',
        ],
      },
    ],
  },

  jupiter: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          '{on} you would like to feed everybody{ref}.',
          'Set more chairs than you have plates and let people bring the difference.',
          'Say a warm word to the one who knows nobody, and never mind what you spent on cherries.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Generosity is the pleasure itself {on}{ref}.',
          'Give one thing away that you still like: the second umbrella, a good book, an hour.',
          'Pick the person first, and do it before you have worked out whether it was sensible.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} yes tastes good{ref}.',
          'An invitation, a second helping, a trip to see the tulips: let yourself be asked.',
          'Say it to one large pleasure, write the date on the wall, and look forward to it aloud with whoever comes along.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You think well of people {on}{ref}, and they notice.',
          'Visit somebody from elsewhere, with other music and other bread.',
          'Try everything once, ask for the name of it, and be liked for your appetite as much as for your manners.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Good company comes with room to spare {on}{ref}.',
          "Ask one person more than planned, somebody's cousin, the new neighbor.",
          'Trust makes an easy evening of it, so cook for the larger number and let them do the talking.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} you sense what is worth more than it costs{ref}: a museum with a free hour, a bag of windfall apples, a concert in a church.',
          'Take somebody along who seldom gets a treat.',
          'Pay for the bus, and let their delight pay you.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Forgiving is a light exercise {on}{ref}.',
          'You see the whole person, and the silly sentence is only one of their thousands.',
          'Tell them you would rather laugh, and bring along something that has a lot of filling.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} enjoyment agrees with you{ref}, the long breakfast, the wide coat, the deep chair.',
          'Take the larger size and breathe in it.',
          'What you grant yourself gladly you can pass on, so hold the door and let three people through.',
        ],
      },
    ],
    tense: [
      {
        view: 'kitchen',
        sentences: [
          '{on} enough and too much stand next to each other on the buffet{ref}.',
          'You like them equally.',
          'Take a small plate, go back as often as you wish, and keep a corner for talking to the person beside the olives.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Spending feels like kindness {on}{ref}, to others, to yourself, to the nice man at the stall.',
          'Agree on a sum with yourself before you go out.',
          'Within it be lavish, down to the last coin, and beyond it just compliment the goods.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You promise more than one evening can hold {on}{ref}, because their face is so pleased.',
          'Leave out two of the three surprises.',
          'A single one, carried out to the end and on time, makes a happier memory than a list.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} being pleasant to everybody spreads the butter thin{ref}.',
          'You have agreed with both sides and accepted two dinners.',
          'Choose the company you would walk home with, sit down there, and let the other table keep its second helping.',
        ],
      },
    ],
  },

  saturn: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} affection prefers deeds{ref}: the tire pumped up, the form fetched, the soup at the same hour as last week.',
          'Do one that stays useful for a year.',
          'You can say why as well, in few words, looking up.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Only what lasts looks beautiful {on}{ref}.',
          'Handle things for their seams and joints, and let the rest lie.',
          'Pay for a repair, or make a list of what you own that you would buy a second time.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} old friends are the right size{ref}.',
          'You need not explain the haircut or the job.',
          'Meet where you always meet, sit on the usual chairs, and mention that you have lost count of the years and like each one.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Taste grows plain {on}{ref}: one apple, one picture, a clean length of table.',
          'Being alone with it is no lack.',
          'Clear a surface until only what you honor is standing there, and let it stay so for a week.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          '{on} loyalty is easy to show and easy to see{ref}.',
          'Keep the small appointment, bring back the bowl you borrowed, know how they take their tea.',
          'Reliable is a warm word, and somebody close would like to hear it from you.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Craft and beauty work the same shift {on}{ref}.',
          'Take the slow part of it, the hem, the edge, the second coat.',
          'You can like the piece better for the hours in it, and put your initials where nobody looks.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you can tell what is worth waiting for{ref}.',
          'Put the cheap substitute back.',
          'Ask when the real one comes, note the month, and lay a little aside for it, which is a pleasure of its own and a long one.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'A simple meal at the proper hour does more than a feast {on}{ref}.',
          'Lay the table even for one, with a cloth.',
          'Potatoes, salt, good butter, and opposite you a person who has time, or a book that has.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} warmth has to come through a thick coat{ref}.',
          'You hold back until you are sure, and perhaps so do they.',
          "Go first by an inch, with a chair pulled closer or a plain 'I like it when you're here'.",
        ],
      },
      {
        view: 'money',
        sentences: [
          'The price of a small pleasure looks stern {on}{ref}.',
          "You hear somebody's old voice say it is not needed.",
          'Ask whether it is your voice, and if the sum is truly in the plan, buy the flowers and cut them slantwise.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'In company you feel as if you had come in working shoes {on}{ref}.',
          'Nobody is looking.',
          'Find a task, slicing bread or taking coats, stay for the hour you promised yourself, and thank one person before you go.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} what you made, wear and own strikes you as not quite good enough{ref}.',
          'The light is to blame, in part.',
          'Judge nothing before supper, mend one button, and hang the coat where you will see it in the morning.',
        ],
      },
    ],
  },

  uranus: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} you like somebody you had not planned to like{ref}, or the same one, for a new reason.',
          'Say so on the spot, in the elevator.',
          'It commits you to nothing and it makes the air fresher for both.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your taste wants a haircut {on}{ref}, or a yellow sock.',
          'Change one thing that grows back or washes out.',
          'Go out in it right away, before you ask anyone, and find out which compliment makes you laugh.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} worth has nothing to do with price tags{ref}.',
          'You would trade a lamp for a harmonica.',
          'Offer something you are tired of to the neighbors, take something odd in return, and enjoy an arrangement for which no shop has a shelf.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Company begins by chance {on}{ref}, and you are open to it.',
          'Sit at the other end of the counter.',
          'Ask a stranger about the thing they are carrying, and let it be a friendship of exactly twenty minutes.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} mixing people is a pleasure{ref}: the neighbor of eighty, the drummer, your cousin with the newts.',
          'Invite without a theme.',
          'Each of them has been the strange one elsewhere, and at your table that is the ticket.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'A bit of freedom makes fondness easier {on}{ref}.',
          'Spend the afternoon apart and each bring back something the other has never tasted.',
          'Unpack it in the evening, with closed eyes, and keep the names for last.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} you see a color that does not go with the others and makes them better{ref}.',
          'Put it in.',
          'Your eye is ahead of the rule, and a version without it can be kept in the drawer for comparison.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Pleasure hides in a changed order {on}{ref}: dessert first, breakfast on the steps, a concert at noon.',
          'Swap two things and keep the rest.',
          'If it was good, tell one friend, who may have the nerve to copy you.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} closeness itches{ref}, and so does the lack of it.',
          'You want the hand and the open window.',
          "Say both, preferably laughing: 'I'm off for an hour and I'd like you here when I'm back', and take just the hour.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          "Everything you chose last year looks like someone else's choice {on}{ref}: the wall, the boots, the choir.",
          'Repaint nothing yet.',
          'Change the smallest item and live with it over a weekend, then ask again about the wall.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} your compliment arrives like a snowball{ref}.',
          'People are fond of some warning.',
          'Begin with their name, then the surprise, and if they step back, let them come round to it while you talk about the weather.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'A sudden liking is expensive {on}{ref}.',
          'It has wheels, or strings, or is from Peru.',
          'Photograph it, pin the picture up, and give the liking two weeks to prove that it is love and not a change of air.',
        ],
      },
    ],
  },

  neptune: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} beauty goes right through you{ref}: a choir behind a door, gray water, the blue on a matchbox.',
          'Leave an hour for it with no purpose.',
          'Bring nothing home but a word for the color, and that one may be invented.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You love everybody a little {on}{ref}, the tired cashier, the dog tied to the rail.',
          'Let it show in how gently you do things.',
          'For the person you love more than a little, put on the song from back then.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} you cook as if underwater, by smell and by mood{ref}.',
          'Leave the recipe shut.',
          'Saffron, milk, something with steam, and music while it stands: invite whoever likes to sit there for a while without being asked questions.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'The price swims a bit {on}{ref}, because the thing is so lovely.',
          'Look at it as you would at a picture in a gallery.',
          'You can love it there, thoroughly, for half an hour, and go home with both hands free.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          '{on} you sense what would please somebody before they do{ref}: the pillow turned, the lamp dimmed, no questions until the tea.',
          'Do it without being asked.',
          'Then go and look at the sky, and do not wait to be found out.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Colors and tones come together as in a dream {on}{ref}.',
          'Paint, arrange, hum, choose the photographs for the album.',
          'Work without a goal until it is dark, and decide in daylight which of it wants to be finished.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Sitting with somebody who is sad is simple {on}{ref}.',
          'You need not cheer them up.',
          'Bring something soft to eat, look at the rain together, and stay until the silence has turned from empty to full.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} giving goes by feel{ref}, and feeling is a fair judge.',
          'A coin for the accordion, a blanket for the shelter, your turn in the line.',
          'Do it lightly and forget the sum, as one forgets which tree the shade came from.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} you love a picture and there is a person standing in front of it{ref}.',
          'They have crumbs on their chin.',
          'Look at the chin for a while, ask a question to which you do not know the answer, and let the picture fade a shade.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Worth is hard to make out {on}{ref}, as if all tags were wet.',
          'Pity and charm both have a hand near your wallet.',
          "Say 'I'll come back', go home, and do the sum at the table with your glasses on.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you would say yes so as not to disappoint{ref}.',
          'It feels like kindness and has no edges.',
          'Ask what exactly is wanted, until when, and by whom, and reply after a night, in fewer words than your heart suggests.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'One more glass, one more episode, one more spoon would be lovely {on}{ref}, and then you feel no fuller.',
          'Water the plants, and drink some yourself.',
          'What you long for may be a voice, so call it up by its name.',
        ],
      },
    ],
  },

  pluto: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} fondness goes down to the foundations{ref}.',
          "You do not want to be told 'fine', you want to know.",
          'Ask one deep question and give something of your own first, a thing you have seldom shown to anybody.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'What you would never give away tells you about yourself {on}{ref}.',
          'Take it in your hands, the ring, the stone, the ugly vase.',
          'Say aloud what it is worth and to whom, and whether you hold it or it holds you.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Beauty has a dark lining {on}{ref}, and you like it: wine red, low strings, old mirrors.',
          'Keep the evening to yourself.',
          'Play the record that once undid you, from beginning to end, with the lights down and tea beside you.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old love or an old liking stirs under the floor{ref}.',
          'You need not dig it out.',
          'Find the one object that belongs to it, dust it, thank it quietly, and choose whether it lives on the shelf or in the box.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          'Trust can go one step deeper {on}{ref}.',
          'Show what you usually tidy away before company comes, a drawer, a drawing or a fear.',
          'Whoever is fond of you gets something more to be fond of, and you get the drawer open.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} letting go of a thing feels like good taste{ref}.',
          'Open the wardrobe and take out what belonged to a former you.',
          'Give it to somebody on whom it begins again, and enjoy the look of the empty hanger.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Restoring suits your hands {on}{ref}: stripping the varnish, finding the old grain, resetting a stone.',
          'Go below the surface slowly.',
          'Whatever is worth something is still there, and you have the patience for the last layer.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} making up can reach the real cause{ref}, without drama.',
          'Say what hurt underneath, in one sentence, and ask for theirs.',
          'Afterward eat something together that has to be cracked open, walnuts or crab, and pass the nutcracker.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} you want to be the only one, if only at the table{ref}.',
          'Every other laugh in the room seems taken from you.',
          'Go and join one of them, and later tell the person, simply, that you like to be looked for.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'A gift has a string on it {on}{ref}, given or taken, and you can feel the tug.',
          "Cut the string out loud: 'this is yours, you owe me nothing'.",
          'Or hand the thing back with thanks, and keep the liking.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} sweetness is used as a lever, maybe by you{ref}.',
          'The compliment wanted something.',
          'Ask for the something directly, take the no if it comes, and pay the compliment on another day, when it has no errand.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You keep going back to look at what you cannot have {on}{ref}, a page, a picture, a lit window.',
          'Close it once, properly.',
          'Then wash the windows of your own room, or a bowl, until it is beautiful to you.',
        ],
      },
    ],
  },

  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} you look the way you like to look, with little effort{ref}.',
          'Go out, even if the errand could wait.',
          'Let yourself be seen from the side too, and choose the scarf by touch with your eyes shut.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'First impressions are soft {on}{ref}, yours on them and theirs on you.',
          'Offer your hand, your seat, half the umbrella.',
          'The beginning of an acquaintance needs no more than such a thing, and a name said back.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} getting dressed is a small art and the morning has room for it{ref}.',
          'Lay three things on the bed and take away the one that argues.',
          'What remains is you in good humor, ready to be met.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Your smile is out before you have decided on it {on}{ref}.',
          'Leave it.',
          "It draws people nearer than you expect, so have a kind sentence waiting just behind the teeth, and somebody's favorite tea in the cupboard.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          '{on} strangers are easily charmed and so are you{ref}.',
          'Take the place beside the person who looks as if they had come alone.',
          'Ease is catching, and by the second cup you can both talk like regulars.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your skin likes kindness {on}{ref}: soft wool, air, a hand cream that smells of figs.',
          'Do something for it and then for your posture, a swim, a slow stretch by the window.',
          'You carry it visibly all day.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'People are comfortable beside you {on}{ref}, and you need do nothing but be there.',
          'Visit without a reason.',
          'Bring yourself, in a color they like on you, and a small jar of something from your own shelf.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} how you present a thing does it good{ref}.',
          'Wrap it, frame it, set it in the light before you show it.',
          'Wear something that goes with it, stand beside it in no hurry, and let them look first.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          '{on} nothing in the wardrobe is on your side{ref}.',
          'The mirror is harsh before coffee and mild after it.',
          'Wear what your hands like to touch, and let comfort do for you what elegance has refused to do.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You smile out of politeness and it sits askew {on}{ref}.',
          'People feel it and smile askew in return.',
          'Let the face rest, say something true about the soup, and wait for a real smile, which is worth more and costs less.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} you wish somebody would come over, and you look busy{ref}.',
          'Arms folded, book up.',
          'Put the book down, turn your knees toward the person, and if that is too much, at least lower the book to the chin.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your own way of showing up and the taste of those around you differ {on}{ref}.',
          'They mean beige.',
          'Give them the shoes, or the collar, and keep the color you came for, with a kind word about theirs.',
        ],
      },
    ],
  },

  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} charm and work are on the same payroll{ref}.',
          'You are liked for how you do it.',
          'Give the public side of it an hour: the sample, the window, the photograph, a thank-you to whoever recommended you.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Being visible is rather pleasant {on}{ref}.',
          'Stand up, take the flowers, say who else earned them.',
          'Whatever is said of you sounds warmer when you have named three others first, and told what they did.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} you are proud of somebody, and you would like it known{ref}.',
          'Say it in front of others, briefly.',
          'Your own name gains by it too, and they can pretend to be looking for their gloves.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'What your work is worth can be named {on}{ref}, gracefully.',
          'Write the figure on a card and look at it until it seems friendly.',
          'Say it once in conversation, without the laugh that used to follow.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          '{on} you make a pleasant impression where it counts for your work{ref}.',
          'Ask the favor, present the design, propose lunch.',
          'You come across as somebody nice to share a task with, so suggest one you would truly enjoy.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Beauty is a good argument at work {on}{ref}.',
          'Clean up the layout, straighten the chairs, choose the better photograph.',
          'People who decide things have eyes too, and your own can be relied on at such an hour.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} a colleague or a neighbor in the trade is close to becoming a friend{ref}.',
          'Talk about something other than work.',
          'Share the cherries, ask about the picture on their wall, and leave the favor for another week.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You can see which task suits your name {on}{ref}, the one you would do well and also like doing.',
          'Put it on top, offer in public to take it, and let somebody else shine with the other one.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} you would rather be liked than be clear{ref}, and the work is waiting for clear.',
          'Give the opinion, then the cookie.',
          'If you praise first what really is good, the correction has a chair to sit on.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Private pleasure and public duty reach for the same hour {on}{ref}.',
          'Someone waits with a picnic, someone with a report.',
          'Tell each the true time you can come, and be wholly there for the one you go to first.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Your price and your wish to be pleasant disagree {on}{ref}.',
          "You hear yourself begin with 'only'.",
          'Name the figure without it, then be as gracious as you please about everything else, the delivery, the ribbon, the date.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the taste of those who watch is not your taste{ref}.',
          'You could dress the thing up for them.',
          'Try one version that you would sign and one concession no bigger than a button, and show that.',
        ],
      },
    ],
  },
}
